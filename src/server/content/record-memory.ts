import { LRUCache } from 'lru-cache';
import type { Language } from '../../model/language.ts';
import type { Collection } from '../../model/vocabulary/nodes.ts';
import { utf8 } from '../http/utf8.ts';
import type { Database } from '../storage/storage.ts';
import { takeTurn } from '../timing/turns.ts';
import { documents } from './documents.ts';
import { recordOf } from './show-record.ts';

/** Which version of which record. */
export interface Named {
  id: string;
  version: number;
}

interface Shown {
  language: Language | undefined;
  /** Whether they are all that the list without pages carries. */
  isWhole: boolean;
}

export type RecordMemory = ReturnType<typeof createRecordMemory>;

interface Kept extends Named {
  bytes: Buffer;
}

const mostOfWholeLists = 32 * 1024 * 1024;
const mostOfPages = 8 * 1024 * 1024;
const readAtOnce = 50;

/**
 * The records of lists as they are shown, each as the bytes of its JSON. A version never changes,
 * so one that was shown before need not be read again, however much has been saved beside it. What
 * the lists without pages carry is kept apart: nobody pushes it out by reading on through the pages.
 */
export function createRecordMemory() {
  const ofWholeLists = memoryOf(mostOfWholeLists);
  const ofPages = memoryOf(mostOfPages);

  return async (
    db: Database,
    node: Collection,
    wanted: readonly Named[],
    { language, isWhole }: Shown,
  ): Promise<Buffer[]> => {
    const keyOf = ({ id }: Named) => `${language ?? ''} ${id}`;
    const recall = (name: Named) =>
      [ofWholeLists, ofPages]
        .map((memory) => memory.get(keyOf(name)))
        .find((kept) => kept?.version === name.version);

    const shown = new Map<string, Kept>();
    const missing: string[] = [];
    for (const name of wanted) {
      const before = recall(name);
      if (before) shown.set(name.id, before);
      else missing.push(name.id);
    }
    for (let at = 0; at < missing.length; at += readAtOnce) {
      for (const row of await documents(db).bodies(missing.slice(at, at + readAtOnce))) {
        const bytes = utf8(JSON.stringify(recordOf(node, row, language)));
        shown.set(row.id, { id: row.id, version: row.version, bytes });
      }
      if (at + readAtOnce < missing.length) await takeTurn();
    }
    // One that was deleted between the two questions is not shown.
    const records = wanted.map(({ id }) => shown.get(id)).filter((record) => record !== undefined);
    const memory = isWhole ? ofWholeLists : ofPages;
    for (const record of records) memory.set(keyOf(record), record);
    return records.map(({ bytes }) => bytes);
  };
}

const memoryOf = (maxSize: number) =>
  new LRUCache<string, Kept>({ maxSize, sizeCalculation: ({ bytes }) => bytes.length + 300 });
