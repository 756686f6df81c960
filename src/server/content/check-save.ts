import { z } from 'zod';
import { message, named } from '../../model/messages/message.ts';
import { check, type Input, isRecord } from '../../model/vocabulary/checks.ts';
import type { Block, Collection } from '../../model/vocabulary/nodes.ts';
import { Refusal } from '../http/refusal.ts';
import { listVersionKey } from './list-version.ts';

/** A body that passes every rule of its node, or the refusal that says what is wrong. */
export function checkSave(
  node: Block | Collection,
  input: unknown,
): { values: Input; version: number | undefined } {
  if (!isRecord(input)) throw new Refusal(400, message('bodyNotObject'));
  const result = check(node, input);
  if (!result.ok) throw new Refusal(400, result.error, { fields: result.fields });
  return { values: { ...result.values, ...checkChildren(node, input) }, version: versionIn(input) };
}

export const versionQuery = z.object({
  version: z.int().min(0).optional().describe('The version that is to be deleted'),
});

/** `version` in a body or an address: a whole number, or left out. */
export function versionIn({ version }: Input): number | undefined {
  if (version === undefined || version === null || version === '') return undefined;
  const number = ['number', 'string'].includes(typeof version) ? Number(version) : Number.NaN;
  if (Number.isSafeInteger(number) && number >= 0) return number;
  const wrong = message('notWhole', { label: named('version') });
  throw new Refusal(400, wrong, { fields: { version: wrong } });
}

/** Cards that may be sent along are checked here, before anything is written. */
function checkChildren(node: Block | Collection, input: Input): Input {
  if (node.type !== 'block' || !node.takesChildren) return {};
  return Object.fromEntries(
    Object.entries(node.children)
      .filter(([key]) => input[key] !== undefined && input[key] !== null)
      .flatMap(([key, child]) => {
        const cards = input[key];
        if (!Array.isArray(cards)) {
          throw new Refusal(400, message('notList', { label: named(key) }));
        }
        const { atMost: max, messages } = child as Collection;
        if (max !== undefined && cards.length > max) {
          throw new Refusal(400, message('tooManyRecords', { noun: messages.noun, max }));
        }
        const checked = cards.map((card, at) =>
          checkCard(child as Collection, card, `${key}.${at}.`),
        );
        return [
          [key, checked],
          [listVersionKey(key), input[listVersionKey(key)]],
        ];
      }),
  );
}

/** What is wrong with a card is named by its place in the list, counted from 0. */
function checkCard(node: Collection, card: unknown, path: string): Input {
  try {
    const { values, version } = checkSave(node, card);
    return { ...values, _id: (card as Input)._id, version };
  } catch (error) {
    if (!(error instanceof Refusal) || !error.faults) throw error;
    const fields = Object.entries(error.faults).map(([key, fault]) => [path + key, fault]);
    throw new Refusal(error.status, error.said, { fields: Object.fromEntries(fields) });
  }
}
