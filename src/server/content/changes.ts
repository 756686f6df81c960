import { LRUCache } from 'lru-cache';
import { message } from '../../model/messages/message.ts';
import { Refusal } from '../http/refusal.ts';
import { isDatabaseAway } from '../storage/database-away.ts';
import type { Database, Storage } from '../storage/storage.ts';
import { raiseRevision } from './content-lock.ts';
import { Change, type ContentKey, trackChanges } from './dependencies.ts';

export type OnChange = (change: Change) => void;

export interface Changes {
  /** One save, one transaction, one at a time. */
  write<T>(work: (db: Database) => Promise<T>): Promise<T>;
  onChange(listener: OnChange): void;
  /** Only what this process has changed itself. */
  onWrite(listener: () => void): void;
}

/** `before` may refuse a save for a reason outside the database, such as a full disk. */
export async function watchChanges(
  storage: Storage,
  { before = async () => {} } = {},
): Promise<Changes> {
  const listeners: OnChange[] = [];
  const writeListeners: (() => void)[] = [];
  const tell = (keys: readonly ContentKey[] | null) => {
    const change = new Change(keys);
    for (const listener of listeners) listener(change);
  };
  /** The revisions that this process makes, and tells of itself once it knows that they are made. */
  const own = new LRUCache<number, true>({ max: 100 });
  await storage.listen((notice) => {
    if (!notice || !own.delete(notice.revision)) tell(notice?.changed ?? null);
  });
  return {
    onChange(listener) {
      listeners.push(listener);
    },
    onWrite(listener) {
      writeListeners.push(listener);
    },
    async write<T>(work: (db: Database) => Promise<T>) {
      await before();
      let made: number | undefined;
      let changed: readonly ContentKey[] | null = null;
      let done: { result: T; wasMade: () => Promise<boolean | undefined> } | undefined;
      const save = async (transaction: Database) => {
        const revision = await raiseRevision(transaction);
        made = revision;
        own.set(revision, true);
        const keys = new Set<ContentKey>();
        const result = await trackChanges(keys, () => work(transaction));
        changed = keys.size > mostNamed ? null : [...keys];
        done = { result, wasMade: await storage.announce(transaction, { revision, changed }) };
        return done;
      };
      /** Of a commit whose answer was lost, what became of it; fails where it was not made. */
      const lookBack = async (error: unknown) => {
        const wasMade = done && isDatabaseAway(error) ? await done.wasMade() : false;
        if (done && wasMade) return done;
        // One that was heard of was made; of one that was not, others will tell if it was.
        if (made !== undefined && !own.delete(made)) tell(changed);
        if (wasMade === false) throw error;
        throw new Refusal(503, message('outcomeUnknown'), { cause: error });
      };
      const { result } = await storage.db.transaction().execute(save).catch(lookBack);
      tell(changed);
      for (const listener of writeListeners) listener();
      return result;
    },
  };
}

/** A save that changes more is one of everything: notices are short, and few saves do. */
const mostNamed = 50;
