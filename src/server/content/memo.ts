import { LRUCache } from 'lru-cache';
import type { Changes } from './changes.ts';
import { Dependencies, noteUse, trackReads } from './dependencies.ts';

interface Made<T> {
  value: Promise<T>;
  madeFrom: Dependencies;
  isDone: boolean;
}

/**
 * Remembers what was made from content until a save changes something that it was made from. Work
 * under way is shared, but not with those who ask after a save: it may have read what was before.
 */
export function createMemo<T>(changes: Pick<Changes, 'onChange'>, max: number) {
  const known = new LRUCache<string, Made<T>>({ max });
  changes.onChange((change) => {
    for (const [key, { isDone, madeFrom }] of known) {
      if (!isDone || change.touches(madeFrom)) known.delete(key);
    }
  });

  function make(key: string, work: () => Promise<T>): Made<T> {
    const madeFrom = new Dependencies();
    const made: Made<T> = { value: trackReads(madeFrom, work), madeFrom, isDone: false };
    known.set(key, made);
    made.value.then(
      () => {
        made.isDone = true;
      },
      () => {
        if (known.get(key) === made) known.delete(key);
      },
    );
    return made;
  }

  return async (key: string, work: () => Promise<T>): Promise<T> => {
    const made = known.get(key) ?? make(key, work);
    try {
      return await made.value;
    } finally {
      noteUse(made.madeFrom);
    }
  };
}
