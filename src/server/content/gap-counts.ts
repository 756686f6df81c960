import type { Collection } from '../../model/vocabulary/nodes.ts';
import { showStored } from '../../model/vocabulary/translate.ts';
import { gapsIn } from '../../model/vocabulary/translation-gaps.ts';
import type { Place } from '../../model/vocabulary/tree.ts';
import type { Database } from '../storage/storage.ts';
import { takeTurn } from '../timing/turns.ts';
import { documents } from './documents.ts';
import { storedOf } from './show-record.ts';

export interface GapCount {
  id: string;
  version: number;
  /** How many of its texts are still to be translated. */
  gaps: number;
}

export type GapCounts = ReturnType<typeof createGapCounts>;

const countedAtOnce = 50;

/**
 * Counts the texts of a long list that are still to be translated. A record is looked into once
 * for each of its versions: counting ten thousand posts after a save looks into one of them.
 */
export function createGapCounts() {
  const known = new Map<string, { revision: number; counts: ReadonlyMap<string, GapCount> }>();

  /** For every record of a list, in the order of the list. */
  return async (db: Database, { node, kind }: Place<Collection>): Promise<GapCount[]> => {
    const { revision } = await db
      .selectFrom('content_revision')
      .select('revision')
      .executeTakeFirstOrThrow();
    const last = known.get(kind);
    if (last?.revision === revision) return [...last.counts.values()];
    const before = last?.counts;
    const rows = await documents(db, 'everything').names(kind);
    const isKnown = (row: { id: string; version: number }) =>
      before?.get(row.id)?.version === row.version;
    const ids = rows.filter((row) => !isKnown(row)).map(({ id }) => id);
    const counted = new Map(before);
    for (let at = 0; at < ids.length; at += countedAtOnce) {
      const part = await documents(db).bodies(ids.slice(at, at + countedAtOnce));
      for (const { id, version, ...row } of part) {
        const gaps = gapsIn(node.fields, showStored(node.fields, storedOf(row)));
        counted.set(id, { id, version, gaps });
      }
      await takeTurn();
    }
    // One that was deleted between the two questions counts for nothing.
    const counts = rows.flatMap(({ id }) => counted.get(id) ?? []);
    known.set(kind, { revision, counts: new Map(counts.map((count) => [count.id, count])) });
    return counts;
  };
}
