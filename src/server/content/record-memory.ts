import { LRUCache } from 'lru-cache';
import type { Language } from '../../model/language.ts';
import type { Collection } from '../../model/vocabulary/nodes.ts';
import { takeTurn } from '../process/take-turn.ts';
import type { Database } from '../storage/storage.ts';
import { type Answer, recordOf } from './show-record.ts';

/** Which version of which record. */
export interface Named {
  id: string;
  version: number;
}

export type RecordMemory = ReturnType<typeof createRecordMemory>;

const maxCharacters = 16 * 1024 * 1024;
const readAtOnce = 50;

/**
 * The records of long lists as they are shown. A version never changes, so one that was shown
 * before need not be read again, however much has been saved beside it.
 */
export function createRecordMemory() {
  const known = new LRUCache<string, { record: Answer; length: number }>({
    maxSize: maxCharacters,
    sizeCalculation: ({ length }) => length + 100,
  });

  return async (
    db: Database,
    node: Collection,
    wanted: readonly Named[],
    language: Language | undefined,
  ): Promise<Answer[]> => {
    const keyOf = ({ id, version }: Named) => `${language ?? ''} ${version} ${id}`;
    const shown = new Map<string, Answer>();
    const missing: string[] = [];
    for (const name of wanted) {
      const before = known.get(keyOf(name));
      if (before) shown.set(name.id, before.record);
      else missing.push(name.id);
    }
    for (let at = 0; at < missing.length; at += readAtOnce) {
      const rows = await db
        .selectFrom('document')
        .selectAll()
        .where('id', 'in', missing.slice(at, at + readAtOnce))
        .execute();
      for (const row of rows) {
        const record = recordOf(node, row, language);
        known.set(keyOf(row), { record, length: row.body.length });
        shown.set(row.id, record);
      }
      if (at + readAtOnce < missing.length) await takeTurn();
    }
    // One that was deleted between the two questions is not shown.
    return wanted.map(({ id }) => shown.get(id)).filter((record) => record !== undefined);
  };
}
