import { z } from 'zod';
import type { Fields } from '../../model/vocabulary/field.ts';
import { objectSchema } from '../../model/vocabulary/object-schema.ts';
import { labelled } from '../../model/words/labels.ts';
import type { JsonSchema } from './calls.ts';

/** What a Zod schema takes or, for an answer, gives. One with a `title` is described once. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output' = 'input'): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}

/** An object of which every property is there. */
export function objectOf(properties: Record<string, JsonSchema>) {
  return { type: 'object', properties, required: Object.keys(properties) };
}

/** The body of a save. */
export function bodySchema(title: string, fields: Fields): JsonSchema {
  const { properties, ...schema } = jsonSchemaOf(objectSchema(labelled('The body'), fields));
  const version = { type: 'integer', description: 'The version that the save was made from' };
  return { title, ...schema, properties: { ...(properties as object), version } };
}

/** The answer of a call that has nothing else to tell. */
export const successSchema: JsonSchema = {
  title: 'Success',
  ...objectOf({ success: { type: 'boolean', const: true } }),
};
