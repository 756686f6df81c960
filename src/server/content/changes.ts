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

export async function watchChanges(storage: Storage): Promise<Changes> {
  const listeners: OnChange[] = [];
  const writeListeners: (() => void)[] = [];
  const tell: OnChange = (page) => {
    for (const listener of listeners) listener(page);
  };
  await storage.listen(tell);
  return {
    onChange(listener) {
      listeners.push(listener);
    },
    onWrite(listener) {
      writeListeners.push(listener);
    },
    async write(page, work) {
      const result = await storage.db.transaction().execute(async (transaction) => {
        const revision = await raiseRevision(transaction);
        const done = await work(transaction);
        await storage.announce(transaction, page, revision);
        return done;
      });
      tell(page);
      for (const listener of writeListeners) listener();
      return result;
    },
  };
}
