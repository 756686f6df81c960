import type { Fields } from '../../../model/vocabulary/field.ts';
import type { Block, Collection } from '../../../model/vocabulary/nodes.ts';
import { titleKeys } from '../../../model/vocabulary/titles.ts';
import { formatDay, language } from '../language/text.ts';
import type { Answer } from './places.ts';

/** What a record is called in lists and messages: its first line, else its first text. */
export function titleOf(node: Block | Collection, record: Answer): string {
  const [key] = titleKeys(node);
  return key ? shownText(record, key) : '';
}

/** What tells records with the same title apart: the day they are ordered by, the next text. */
export function detailOf(node: Collection, record: Answer): string {
  const { fields, newestFirst } = node;
  const isOptionalLine = (key: string) => !fields[key]?.required && isLine(fields, key);
  const key = titleKeys(node)[1] ?? Object.keys(fields).find(isOptionalLine);
  const day = newestFirst && formatDay(String(record[newestFirst]));
  return [day, key && shownText(record, key)].filter(Boolean).join(' · ');
}

/** A text of a single line that is the record's own, not the description of a picture. */
export function isLine(fields: Fields, key: string): boolean {
  const field = fields[key];
  const isOfPicture = fields[key.replace(/Alt$/, '')]?.type === 'image';
  return field?.type === 'text' && !field.input.rows && !isOfPicture;
}

export function pictureOf(node: Block | Collection, record: Answer): string | null {
  const key = Object.keys(node.fields).find((each) => node.fields[each]?.type === 'image');
  return key ? ((record[key] ?? null) as string | null) : null;
}

export const hasPictures = (node: Block | Collection) =>
  Object.values(node.fields).some(({ type }) => type === 'image');

export function shownText(record: Answer, key: string): string {
  const arabic = language === 'ar' ? (record.ar as Answer | undefined)?.[key] : '';
  return String(arabic || record[key] || '');
}
