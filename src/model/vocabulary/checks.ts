import type { z } from 'zod';
import { faultsIn } from '../messages/in-zod.ts';
import { type Message, message } from '../messages/message.ts';
import { labelled } from '../words/labels.ts';
import type { Block, Collection } from './nodes.ts';
import { objectSchema } from './object-schema.ts';
import { besideFields } from './translate.ts';

export type Input = Record<string, unknown>;

export type Checked =
  | { ok: true; values: Input }
  | { ok: false; error: Message; fields: Record<string, Message> };

/**
 * Every rule of a record, for the form and the server alike. The values come back trimmed, without
 * unknown fields, the Arabic (`ar`) included where it was sent.
 */
export function check(node: Block | Collection, input: unknown): Checked {
  const sent = node.type === 'block' && node.save === 'merge' ? filledOnly(input) : input;
  const parsed = schemaOf(node, sent).safeParse(sent);
  const refused = isRecord(sent) ? node.check?.(sent) : undefined;
  if (parsed.success && !refused) return { ok: true, values: parsed.data };

  const fields = parsed.success ? {} : faultsIn(parsed.error);
  return {
    ok: false,
    error: refused ?? Object.values(fields)[0] ?? message('invalidInput'),
    fields,
  };
}

export const isRecord = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const body = labelled('The body');
const schemas = new WeakMap<Block | Collection, z.ZodType<Input>>();

function schemaOf(node: Block | Collection, sent: unknown): z.ZodType<Input> {
  if (node.type === 'block' && node.save === 'merge') {
    const present = Object.entries(node.fields).filter(([key]) => isRecord(sent) && key in sent);
    return objectSchema(body, Object.fromEntries(present), node.fields);
  }
  const known = schemas.get(node);
  if (known) return known;
  const schema = objectSchema(body, node.fields);
  schemas.set(node, schema);
  return schema;
}

function filledOnly(input: unknown) {
  if (!isRecord(input)) return input;
  const isBlank = (value: unknown) =>
    value === null || (typeof value === 'string' && value.trim() === '');
  return Object.fromEntries(
    Object.entries(input).filter(([key, value]) => besideFields.includes(key) || !isBlank(value)),
  );
}
