import { z } from 'zod';
import type { Block, Collection, Node, Page } from '../../../model/vocabulary/nodes.ts';
import { objectSchema } from '../../../model/vocabulary/object-schema.ts';
import { labelled } from '../../../model/words/labels.ts';
import { listVersionKey } from '../../content/list-version.ts';
import type { JsonSchema } from '../calls.ts';

export const jsonSchemaOf = (schema: z.ZodType): JsonSchema => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return described;
};

export function pageSchema({ root, envelope }: Page): JsonSchema {
  const { properties, ...schema } = nodeSchema(root);
  const beside = Object.keys(envelope).map((key) => [key, { const: envelope[key] }]);
  return { ...schema, properties: { ...Object.fromEntries(beside), ...(properties as object) } };
}

export function recordSchema(node: Block | Collection): JsonSchema {
  const { properties } = jsonSchemaOf(objectSchema(labelled('The body'), node.fields));
  const { arRight: _, ...shown } = properties as JsonSchema;
  return {
    type: 'object',
    properties: {
      ...(node.type === 'collection' && {
        _id: { type: 'string' },
        createdAt: { type: 'string', format: 'date-time' },
      }),
      ...shown,
      version: { type: 'integer' },
      ...childSchemas(node.children),
      ...(node.type === 'block' && node.takesChildren && listVersions(node)),
    },
  };
}

const listVersions = ({ children }: Block) =>
  Object.fromEntries(
    Object.keys(children).map((key) => [
      listVersionKey(key),
      { type: 'string', description: `Sent back with ${key}: refused if the list has changed` },
    ]),
  );

function nodeSchema(node: Node): JsonSchema {
  if (node.type === 'group') return { type: 'object', properties: childSchemas(node.children) };
  if (node.type === 'collection') return { type: 'array', items: recordSchema(node) };
  return { ...recordSchema(node), type: ['object', 'null'] };
}

const childSchemas = (children: Record<string, Node>) =>
  Object.fromEntries(Object.entries(children).map(([key, child]) => [key, nodeSchema(child)]));
