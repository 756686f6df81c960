import type { Block, Collection } from '../../../model/vocabulary/nodes.ts';
import { titleKeys } from '../../../model/vocabulary/titles.ts';
import { language } from '../language/text.ts';
import type { Answer } from './places.ts';

/** What a record is called in lists and messages: its first line, else its first text. */
export function titleOf(node: Block | Collection, record: Answer): string {
  const [key] = titleKeys(node);
  return key ? shownText(record, key) : '';
}

/** The next text, to tell records with the same title apart. */
export function detailOf(node: Block | Collection, record: Answer): string {
  const [, key] = titleKeys(node);
  return key ? shownText(record, key) : '';
}

export function pictureOf(node: Block | Collection, record: Answer): string | null {
  const key = Object.keys(node.fields).find((each) => node.fields[each]?.type === 'image');
  return key ? ((record[key] ?? null) as string | null) : null;
}

export const hasPictures = (node: Block | Collection) =>
  Object.values(node.fields).some(({ type }) => type === 'image');

function shownText(record: Answer, key: string): string {
  const arabic = language === 'ar' ? (record.ar as Answer | undefined)?.[key] : '';
  return String(arabic || record[key] || '');
}
