import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { isStill } from '../../model/picture.ts';
import { type FittedPicture, pictureJob } from '../pictures/picture-jobs.ts';
import type { UploadStore } from '../pictures/store/store.ts';
import { nameAt } from '../pictures/upload-name.ts';

export type BrandPictures = ReturnType<typeof createBrandPictures>;

/** The agency's logo and mark in the sizes of icons and drawings, as PNG; kept once made. */
export function createBrandPictures(store: UploadStore) {
  const kept = new LRUCache<string, Buffer, FittedPicture>({
    maxSize: 4 * 1024 * 1024,
    sizeCalculation: ({ length }) => length,
    // Once for all who ask at the same time.
    fetchMethod: async (key, _stale, { context }) => {
      const original = await store.open(nameAt(pathIn(key)));
      if (!original) return;
      return pictureJob({ does: 'fit', bytes: await buffer(original.body), ...context });
    },
  });

  /** Nothing where the picture is gone or moves; fails with `BucketAway` where it is out of reach. */
  return (path: string, fitted: FittedPicture): Promise<Buffer | undefined> =>
    isStill(path)
      ? kept.fetch(`${path} ${JSON.stringify(fitted)}`, { context: fitted })
      : Promise.resolve(undefined);
}

const pathIn = (key: string) => key.slice(0, key.indexOf(' '));
