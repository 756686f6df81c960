import type { FastifyRequest } from 'fastify';
import { message, named } from '../../model/messages/message.ts';
import type { Input } from '../../model/vocabulary/checks.ts';
import type { Block, Collection } from '../../model/vocabulary/nodes.ts';
import { besideFields } from '../../model/vocabulary/translate.ts';
import { Refusal } from '../http/refusal.ts';
import { isTooDeep } from '../http/too-deep.ts';
import { unlessStalled } from '../http/unless-stalled.ts';

export interface Body {
  input: Input;
  /** The bytes of each image field that came as a file. */
  files: Map<string, Buffer>;
}

/** Stands for a file while the other fields are checked. */
export const pendingImage = '/uploads/pending';

/** A save as JSON or as a form; either way the input has the shape of the JSON. */
export async function readBody(
  http: FastifyRequest,
  node: Block | Collection,
  idle: number,
): Promise<Body> {
  if (http.isMultipart()) {
    return unlessStalled(http.raw.socket, () => readForm(http, node), idle);
  }
  return { input: (http.body ?? {}) as Input, files: new Map() };
}

/** The parser's own errors have no status, and a form that ends early is the sender's fault. */
async function readForm(http: FastifyRequest, node: Block | Collection): Promise<Body> {
  try {
    return await readParts(http, node);
  } catch (error) {
    if (error instanceof Refusal || (error as { statusCode?: number }).statusCode) throw error;
    throw new Refusal(400, message('invalidRequest'), { cause: error });
  }
}

async function readParts(http: FastifyRequest, node: Block | Collection): Promise<Body> {
  const input: Input = {};
  const files = new Map<string, Buffer>();
  for await (const part of http.parts()) {
    const key = fieldOf(node, part.fieldname);
    if (part.type === 'field') {
      input[key] =
        isJson(node, key) || isNoImage(node, key, part.value)
          ? parseJson(key, part.value)
          : part.value;
      if (isTooDeep(input[key])) throw new Refusal(400, message('invalidRequest'));
      continue;
    }
    // Read to its end even where no field wants it, or the rest of the form never arrives.
    const bytes = await part.toBuffer();
    if (node.fields[key]?.type !== 'image') continue;
    if (bytes.length === 0 && !part.filename) continue;
    files.set(key, bytes);
    input[key] = pendingImage;
  }
  return { input, files };
}

/** An image may come as a file under its own name or as an address under `…Url`. */
const fieldOf = (node: Block | Collection, name: string) => {
  const field = name.replace(/Url$/, '');
  return node.fields[field]?.type === 'image' ? field : name;
};

const isJson = (node: Block | Collection, key: string) =>
  besideFields.includes(key) ||
  key in node.children ||
  ['object', 'list', 'texts'].includes(node.fields[key]?.type ?? '');

/** A form says that a picture is taken away as JSON would. */
const isNoImage = (node: Block | Collection, key: string, value: unknown) =>
  node.fields[key]?.type === 'image' && value === 'null';

function parseJson(key: string, value: unknown): unknown {
  if (value === undefined || value === '') return undefined;
  // A part may say itself that it is JSON; then it has been parsed.
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    const notJson = message('notJson', { label: named(key) });
    throw new Refusal(400, notJson, { fields: { [key]: notJson } });
  }
}
