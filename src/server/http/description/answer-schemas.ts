import type { ContentAction } from '../../../model/vocabulary/endpoints.ts';
import { type Field, type Fields, isTranslatedText } from '../../../model/vocabulary/field.ts';
import type { Block, Children, Node, Page } from '../../../model/vocabulary/nodes.ts';
import {
  listAt,
  namesOf,
  pageName,
  pascalCase,
} from '../../../model/vocabulary/operation-texts.ts';
import { type Place, placesOf } from '../../../model/vocabulary/tree.ts';
import { listVersionKey } from '../../content/list-version.ts';
import type { JsonSchema } from '../calls.ts';
import { bodySchema, objectOf, successSchema } from '../json-schema.ts';

/** What an operation on content answers. */
export function answerSchema(action: ContentAction): JsonSchema {
  switch (action.does) {
    case 'read page':
      return pageSchema(action.page);
    case 'delete item':
    case 'delete block':
      return successSchema;
    case 'reorder':
      return { type: 'array', items: recordSchema(action.place) };
    case 'list versions':
      return { type: 'array', items: versionSchema };
    default:
      return recordSchema(action.place);
  }
}

/** What a save of a record takes. */
export function inputSchema(place: Place): JsonSchema {
  const { node } = place;
  const title = `${pascalCase(namesOf(place).one)}Input`;
  const { properties, ...schema } = bodySchema(title, node.fields);
  const lists = node.type === 'block' && node.takesChildren && listsSent(place);
  return { ...schema, properties: { ...(properties as object), ...lists } };
}

/** The whole list of cards that a block may be sent with, known ones with their ids. */
const listsSent = ({ node, kind, page }: Place) =>
  Object.fromEntries(
    Object.keys(node.children).flatMap((key) => {
      const { title: _, properties, ...card } = inputSchema(placeAt(page, `${kind}.${key}`));
      const items = { ...card, properties: { _id: { type: 'string' }, ...(properties as object) } };
      return [
        [key, { type: 'array', items }],
        [listVersionKey(key), { type: 'string', description: `As it was read with ${key}` }],
      ];
    }),
  );

function pageSchema(page: Page): JsonSchema {
  const { root, envelope } = page;
  if (root.type === 'block') return recordSchema(placeAt(page, page.key));
  const { properties, required } = objectOf({
    ...Object.fromEntries(
      Object.entries(envelope).map(([key, value]) => [key, { type: typeof value, const: value }]),
    ),
    ...childSchemas(root.children, page, page.key),
  });
  const counts = {
    total: { type: 'integer', description: 'Records on all pages, where the list is not complete' },
    toTranslate: {
      type: 'integer',
      description: 'With a token and a query: texts of the whole list that are still to translate',
    },
  };
  return {
    title: pascalCase(pageName(page)),
    type: 'object',
    properties: { ...properties, ...(listAt(page) && counts) },
    required,
  };
}

export function recordSchema(place: Place): JsonSchema {
  const { node, kind, page } = place;
  const { properties, required } = objectOf({
    ...(node.type === 'collection' && { _id: { type: 'string' } }),
    ...fieldSchemas(node.fields),
    ...(node.type === 'collection' && {
      ...(node.slugFrom && { slug: { type: 'string', description: 'Its part of the address' } }),
      createdAt: { type: 'string', format: 'date-time' },
    }),
    version: { type: 'integer', description: 'Sent back with a save, it guards newer ones' },
    ...childSchemas(node.children, page, kind),
    ...(node.type === 'block' && node.takesChildren && listVersions(node)),
  });
  return {
    title: pascalCase(namesOf(place).one),
    type: 'object',
    properties: { ...properties, ...arabicSchemas(node.fields) },
    required,
  };
}

/** The same for every kind: what is in it may have been saved before the fields of today. */
export const versionSchema: JsonSchema = {
  title: 'Version',
  ...objectOf({
    version: { type: 'integer' },
    savedAt: { type: 'string', format: 'date-time' },
    savedBy: { type: 'string' },
    data: { type: 'object', description: 'What was saved', additionalProperties: true },
  }),
};

const listVersions = ({ children }: Block) =>
  Object.fromEntries(
    Object.keys(children).map((key) => [
      listVersionKey(key),
      { type: 'string', description: `Sent back with ${key}: refused if the list has changed` },
    ]),
  );

const childSchemas = (children: Children, page: Page, kind: string) =>
  Object.fromEntries(
    Object.entries(children).map(([key, child]) => [
      key,
      nodeSchema(child, page, `${kind}.${key}`),
    ]),
  );

function nodeSchema(node: Node, page: Page, kind: string): JsonSchema {
  if (node.type === 'group') return objectOf(childSchemas(node.children, page, kind));
  const record = recordSchema(placeAt(page, kind));
  if (node.type === 'collection') return { type: 'array', items: record };
  return node.builtIn ? record : { anyOf: [record, { type: 'null' }] };
}

function placeAt(page: Page, kind: string): Place {
  const place = placesOf(page).find((each) => each.kind === kind);
  if (!place) throw new Error(`${kind} is not in ${page.key}`);
  return place;
}

const valuesSchema = (fields: Fields): JsonSchema => {
  const { properties, ...schema } = objectOf(fieldSchemas(fields));
  return { ...schema, properties: { ...properties, ...arabicSchemas(fields) } };
};

export const fieldSchemas = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      { ...valueSchema(field), description: field.label.en },
    ]),
  );

/** Every field is in an answer: one that is not stored has its empty value. */
function valueSchema({ type, input, fields = {} }: Field): JsonSchema {
  switch (type) {
    case 'texts':
      return { type: 'array', items: { type: 'string' } };
    case 'number':
      return { type: input.step === 1 ? 'integer' : 'number' };
    case 'toggle':
      return { type: 'boolean' };
    case 'choice':
      return { type: 'string', enum: Object.keys(input.options ?? {}) };
    case 'image':
      return { type: ['string', 'null'] };
    case 'object':
      return valuesSchema(fields);
    case 'list':
      return { type: 'array', items: valuesSchema(fields) };
    default:
      return { type: 'string' };
  }
}

/** Without `?lang`, and only where there is Arabic. */
function arabicSchemas(fields: Fields): Record<string, JsonSchema> {
  const translated = Object.entries(fields).filter(([, field]) => isTranslatedText(field));
  if (translated.length === 0) return {};
  const ar = Object.fromEntries(translated.map(([key, field]) => [key, valueSchema(field)]));
  return {
    ar: { type: 'object', description: 'The Arabic, without ?lang', properties: ar },
    arOlder: {
      type: 'array',
      items: { type: 'string' },
      description: 'Fields whose English was changed after their Arabic',
    },
  };
}
