import type { Field, Fields } from '../../src/model/vocabulary/field.ts';
import { oneIn } from '../../src/model/words/labels.ts';
import type { Typed } from '../support/admin-form.ts';

type Body = Record<string, unknown>;

/** What a form sends when this was typed into it; its pictures are there already. */
export function typedBody(fields: Fields, typed: Typed): Body {
  const ar: Body = {};
  const body: Body = { ar };
  for (const [key, field] of Object.entries(fields)) {
    const text = typed[field.type === 'texts' ? `${oneIn(field.label).en} 1` : field.label.en];
    if (field.type === 'object') body[key] = typedBody(field.fields ?? {}, typed);
    else if (field.type === 'image') body[key] = '/uploads/typed.png';
    else if (typeof text === 'string') body[key] = fieldValue(field, text);
    else if (text) {
      body[key] = fieldValue(field, text[0]);
      ar[key] = fieldValue(field, text[1]);
    } else if (field.type === 'list') body[key] = [];
  }
  return body;
}

/** The same with nothing typed and no picture chosen. */
export function blankBody(fields: Fields): Body {
  const blank = (field: Field) => {
    if (field.type === 'object') return blankBody(field.fields ?? {});
    return ['text', 'number'].includes(field.type) ? '' : undefined;
  };
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, blank(field)]));
}

/** Every label that a form shows, with those within its objects. */
export function labelsIn(fields: Fields): string[] {
  return Object.values(fields).flatMap(({ type, label, fields: inner = {} }) =>
    type === 'object' ? labelsIn(inner) : type === 'texts' ? `${oneIn(label).en} 1` : label.en,
  );
}

export const keyOf = (fields: Fields, label: string) =>
  Object.keys(fields).find((key) => fields[key]?.label.en === label) ?? '';

function fieldValue({ type }: Field, text: string): unknown {
  if (type === 'texts') return [text];
  return type === 'number' ? Number(text) : text;
}
