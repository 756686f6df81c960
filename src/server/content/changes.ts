import { LRUCache } from 'lru-cache';
import type { Database, Storage } from '../storage/storage.ts';
import { raiseRevision } from './content-lock.ts';

/** Who is told when content changes: the page it belongs to, or `null` for any of them. */
export type OnChange = (page: string | null) => void;

export interface Changes {
  /**
   * One save, one transaction, one at a time. `page` is what it changes, `null` where that may be
   * any of them.
   */
  write<T>(page: string | null, work: (db: Database) => Promise<T>): Promise<T>;
  onChange(listener: OnChange): void;
  /** Only what this process has changed itself. */
  onWrite(listener: () => void): void;
}

/** `before` may refuse a save, for what the database does not know of. */
export async function watchChanges(
  storage: Storage,
  { before = async () => {} } = {},
): Promise<Changes> {
  const listeners: OnChange[] = [];
  const writeListeners: (() => void)[] = [];
  const tell: OnChange = (page) => {
    for (const listener of listeners) listener(page);
  };
  /** The revisions that this process makes, and tells of itself once it knows that they are made. */
  const own = new LRUCache<number, true>({ max: 100 });
  await storage.listen((change) => {
    if (!change || !own.delete(change.revision)) tell(change?.page ?? null);
  });
  return {
    onChange(listener) {
      listeners.push(listener);
    },
    onWrite(listener) {
      writeListeners.push(listener);
    },
    async write(page, work) {
      await before();
      let made: number | undefined;
      const result = await storage.db
        .transaction()
        .execute(async (transaction) => {
          const revision = await raiseRevision(transaction);
          made = revision;
          own.set(revision, true);
          const done = await work(transaction);
          await storage.announce(transaction, { revision, page });
          return done;
        })
        .catch((error) => {
          // Its answer may be lost and the save made all the same: then it was, or will be, heard of.
          if (made !== undefined && !own.delete(made)) tell(page);
          throw error;
        });
      tell(page);
      for (const listener of writeListeners) listener();
      return result;
    },
  };
}
