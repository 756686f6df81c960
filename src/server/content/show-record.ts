import type { Language } from '../../model/language.ts';
import { message } from '../../model/messages/message.ts';
import type { Block, Collection } from '../../model/vocabulary/nodes.ts';
import { fillUp, type Stored, showStored } from '../../model/vocabulary/translate.ts';
import { Refusal } from '../http/refusal.ts';
import type { Row } from './documents.ts';

/** What a record is shown from. */
export type ShownRow = Pick<Row, 'id' | 'slug' | 'body' | 'version' | 'created_at'>;
export type Answer = Record<string, unknown>;

export const storedOf = (row: { body: string }) => JSON.parse(row.body) as Stored;

/** A row as the API shows it, without what it holds. */
export function recordOf(node: Block | Collection, row: ShownRow, language?: Language): Answer {
  const values = showStored(node.fields, completeOf(node, row.id, row), language);
  if (node.type === 'block') return { ...values, version: row.version };
  return {
    _id: row.id,
    ...values,
    // Made from the English, whatever the language of the answer.
    ...(row.slug !== null && { slug: row.slug }),
    createdAt: row.created_at,
    version: row.version,
  };
}

/** A body that is stored, or was, with every field that there is now. */
export const completeOf = (node: Block | Collection, id: string, row: { body: string }) =>
  fillUp(
    node.fields,
    storedOf(row),
    node.type === 'block' ? node.builtIn : node.builtIn?.find((each) => each.id === id)?.body,
  );

/** A block of which nothing is stored. */
export const unstoredBlock = ({ fields, builtIn = {} }: Block, language?: Language): Answer => ({
  ...showStored(fields, builtIn, language),
  version: 0,
});

export function notFound(node: Block | Collection): Refusal {
  return new Refusal(404, message('notFound', { noun: node.messages.noun }));
}
