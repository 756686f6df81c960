import { isDeepStrictEqual } from 'node:util';
import type { Input } from '../../model/vocabulary/checks.ts';
import { missingPictures } from '../../model/vocabulary/images.ts';
import type { Block, Collection } from '../../model/vocabulary/nodes.ts';
import { besideFields, keepTranslation, type Stored } from '../../model/vocabulary/translate.ts';
import type { Place } from '../../model/vocabulary/tree.ts';
import { Refusal } from '../http/refusal.ts';
import { type Row, storedOf } from './show-record.ts';

/** The values with what a save leaves out: images, the Arabic, the other fields of a merge. */
export function storedValues({ node }: Place, values: Input, previous?: Stored): Stored {
  const next: Stored = Object.fromEntries(
    Object.entries(values).filter(([key]) => key in node.fields || besideFields.includes(key)),
  );
  if (node.type === 'block' && node.save === 'merge') fillUp(node, next, previous);
  for (const [key, field] of Object.entries(node.fields)) {
    if (field.type === 'image' && next[key] === undefined) next[key] = previous?.[key] ?? null;
  }
  const missing = missingPictures(node.fields, (key) => next[key] !== null);
  const [first] = Object.values(missing);
  if (first) throw new Refusal(400, first, { fields: missing });
  return keepTranslation(node.fields, next, previous);
}

/**
 * A field that is not sent keeps both languages, except that Arabic may be sent alone. A field that
 * was never sent is not stored, which tells it from a field that was emptied.
 */
function fillUp({ fields }: Block, next: Stored, previous?: Stored): void {
  for (const [key, field] of Object.entries(fields)) {
    if (next[key] !== undefined) continue;
    const kept = previous?.[key] ?? (next.ar?.[key] ? field.empty : undefined);
    if (kept !== undefined) next[key] = kept;
    const arabic = previous?.ar?.[key];
    if (next.ar && !next.ar[key] && arabic) next.ar = { ...next.ar, [key]: arabic };
  }
}

/**
 * Whether a save would change nothing. From an older version it is no conflict then: its sender may
 * have saved it before, and have had no answer.
 */
export const isStored = (row: Row, body: Stored) =>
  isDeepStrictEqual(storedOf(row), storedOf({ body: JSON.stringify(body) }));

/** The same of a list of cards; one that is sent as new has no id. */
export const areStored = (place: Place<Collection>, stored: Row[], sent: Input[]) =>
  stored.length === sent.length &&
  stored.every((row, at) => {
    const { _id: id = row.id, version: _, ...card } = sent[at] as Input;
    return id === row.id && isStored(row, storedValues(place, card, storedOf(row)));
  });
