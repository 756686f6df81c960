import { createHash } from 'node:crypto';
import type { Row } from './documents.ts';

/** Beside a list that can be sent back as a whole: `cards` has its `cardsVersion`. */
export const listVersionKey = (key: string) => `${key}Version`;

/** Changes with whatever is added to the list, changed in it, moved or taken away. */
export function listVersion(rows: Pick<Row, 'id' | 'version'>[]): string {
  const text = rows.map(({ id, version }) => `${id} ${version}`).join('\n');
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** A record of a list as it was sent back. */
export interface SentCard {
  _id?: unknown;
  version?: number | undefined;
}

/**
 * Whether a list that is sent back would undo what somebody else has done to it since. Only what
 * was sent tells what its sender knew: the version of the list, of its records, or of the block
 * around them, which knows nothing that is younger. A save that names none of them wins.
 */
export function isListStale(
  stored: Row[],
  sent: SentCard[],
  block: Row,
  { list, isBlockKnown }: { list: unknown; isBlockKnown: boolean },
): boolean {
  if (list !== undefined && list !== null) return list !== listVersion(stored);
  const isVersioned = isBlockKnown || sent.some(({ version }) => version !== undefined);
  if (!isVersioned) return false;
  const byId = new Map(sent.map((card) => [card._id, card]));
  const isGone = ({ _id, version }: SentCard) =>
    version !== undefined && !stored.some(({ id }) => id === _id);
  const isUnknown = ({ id, version, updated_at }: Row) => {
    const known = byId.get(id)?.version;
    if (known !== undefined) return known !== version;
    return !isBlockKnown || updated_at > block.updated_at;
  };
  return sent.some(isGone) || stored.some(isUnknown);
}
