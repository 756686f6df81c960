import type { z } from 'zod';
import { listQuery } from '../../content/lists.ts';
import { idempotencyHeader } from '../../idempotency/idempotency-key.ts';
import type { Call, JsonSchema } from '../calls.ts';
import { jsonSchemaOf } from '../json-schema.ts';
import type { Read } from '../reads.ts';
import { type Area, areaAt } from './areas.ts';
import { errorSchema, refusalResponses, refusalsOf } from './refusals.ts';
import { shareParameters, shareSchemas } from './share.ts';

export type OpenApi = ReturnType<typeof openApi>;

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: (Parameter | Reference)[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description?: string; content?: Content }>;
  security: Record<string, string[]>[];
}

type Described = Omit<Operation, 'tags' | 'parameters'> & { parameters: Parameter[] };

type Content = Record<string, { schema: JsonSchema }>;

interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  required?: true;
  schema: JsonSchema;
}

/** OpenAPI 3.1, from the very lists that the routes are mounted from. */
export function openApi(reads: Read[], calls: Call[]) {
  const paths: Record<string, Record<string, Operation>> = {};
  const areas = new Map<string, Area>();
  const { parameters, share } = shareParameters<Parameter>();
  const add = (method: string, path: string, operation: Described) => {
    const address = path.replaceAll(/:(\w+)/g, '{$1}');
    const area = areaAt(path);
    areas.set(area.name, area);
    const tagged: Operation = {
      ...operation,
      tags: [area.name],
      parameters: operation.parameters.map(share),
    };
    paths[address] = { ...paths[address], [method.toLowerCase()]: tagged };
  };
  for (const read of reads) add('GET', read.path, readOperation(read));
  for (const call of calls) add(call.method, call.path, callOperation(call));
  const shared = shareSchemas(paths);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wajha',
      version: '1',
      description: conventions,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Wajha contributors' },
    },
    servers: [{ url: '/api', description: 'The server that this document came from' }],
    tags: [...areas.values()].sort((one, other) => (one.name < other.name ? -1 : 1)),
    paths: shared.paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'What POST /admin/login answers' },
      },
      parameters,
      responses: refusalResponses,
      schemas: { ...shared.schemas, ApiError: errorSchema },
    },
  };
}

const conventions = `The content of the site, its forms and its administration.

A text has its Arabic beside it, under the same key of an object \`ar\`; with \`?lang\` a read has one language. A save without \`ar\` keeps the Arabic, \`ar: null\` clears it.

A save or a delete may carry the \`version\` that it was made from: if the record has changed since, it is refused with 409 and the record as it is now. Without it the last save wins. Every save is public at once.`;

const languageParameter: Parameter = {
  name: 'lang',
  in: 'query',
  description: 'One language; without it the Arabic stands beside the English, in `ar`',
  schema: { type: 'string', enum: ['en', 'ar'] },
};

const idempotencyParameter: Parameter = {
  name: idempotencyHeader,
  in: 'header',
  description:
    'Makes the request repeatable: with the same key it gets the first answer again for 24 hours. With other content it needs another key (422).',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
};

const readOperation = (read: Read): Described => ({
  ...textsOf(read),
  parameters: [
    ...pathParameters(read.path),
    languageParameter,
    ...(read.isList ? queryParameters(listQuery) : []),
  ],
  responses: { 200: done(read.answers()), ...refusalsOf(read) },
  security: securityOf(read),
});

const callOperation = (call: Call): Described => ({
  ...textsOf(call),
  parameters: [
    ...pathParameters(call.path),
    ...(call.query ? queryParameters(call.query) : []),
    ...(call.isOnce ? [idempotencyParameter] : []),
  ],
  ...(call.body && { requestBody: { required: true, content: bodyContent(call) } }),
  responses: {
    [call.status ?? 200]: done(call.answers(), call.answersAs),
    ...refusalsOf(call),
  },
  security: securityOf(call),
});

/** A token that comes with what is for everyone is taken, and may show more. */
const securityOf = ({ for: audience }: Read | Call): Operation['security'] =>
  audience === 'everyone' ? [] : [{ token: [] }];

const textsOf = ({ name, summary, description }: Read | Call) => ({
  operationId: name,
  summary,
  description,
});

function bodyContent({ body, files = [] }: Call): Content {
  const schema = body?.() ?? {};
  return {
    'application/json': { schema },
    ...(files.length > 0 && { 'multipart/form-data': { schema: withFiles(schema, files) } }),
  };
}

/** In a form an image is a file, or text under its name with `Url` at the end. */
function withFiles({ title, properties, ...schema }: JsonSchema, files: readonly string[]) {
  const forms = Object.entries(properties as Record<string, JsonSchema>).flatMap(
    ([key, property]) =>
      files.includes(key)
        ? [
            [key, { type: 'string', format: 'binary' }],
            [`${key}Url`, property],
          ]
        : [[key, property]],
  );
  return {
    ...(typeof title === 'string' && { title: title.replace(/Input$/, 'Form') }),
    ...schema,
    properties: Object.fromEntries(forms),
  };
}

const done = (schema: JsonSchema, type = 'application/json') => ({
  description: 'Done',
  content: { [type]: { schema } },
});

const queryParameters = (schema: z.ZodObject): Parameter[] =>
  Object.entries(jsonSchemaOf(schema).properties as Record<string, JsonSchema>).map(
    ([name, { description, ...described }]) => ({
      name,
      in: 'query',
      description: String(description),
      schema: described,
    }),
  );

const pathParameters = (path: string): Parameter[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    description: parameterTexts[name] ?? `The _id of the ${wordsOf(name.replace(/Id$/, ''))}`,
    required: true,
    schema: { type: name === 'versionNumber' ? 'integer' : 'string' },
  }));

const parameterTexts: Record<string, string> = {
  dataId: 'The _id of the Local SEO entry',
  key: 'The _id of the word',
  location: 'The name of the location, or its slug',
  pictureName: 'The _id of the picture',
  versionNumber: 'The `version` of an entry of the history',
};

const wordsOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
