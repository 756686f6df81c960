import { join } from 'node:path';
import pLimit from 'p-limit';
import { BucketAway } from '../../s3/bucket-away.ts';
import type { Database } from '../../storage/storage.ts';
import { within } from '../../timing/deadline.ts';
import { createSingleFlight } from '../../timing/single-flight.ts';
import { originalOf, requireUploadName } from '../upload-name.ts';
import type { UploadSettings } from './open-store.ts';
import { openPictureCache, type PictureCache } from './picture-cache.ts';
import type { UploadStore } from './store.ts';

/** A bucket is far away and may be gone for a while; what is on this disk already needs no copy. */
export function cachePictures(
  store: UploadStore,
  { dataDir, s3, pictureCacheBytes = 0 }: UploadSettings,
  db: Database,
): UploadStore {
  if (!s3) return store;
  const cache = openPictureCache(join(dataDir, 'cache'), pictureCacheBytes);
  return cachedStore(store, cache, (name) => isListed(db, name));
}

/** Who cannot be asked has not said no. */
async function isListed(db: Database, name: string): Promise<boolean> {
  const row = db
    .selectFrom('upload')
    .select('name')
    .where('name', '=', name)
    .where('going_since', 'is', null)
    .executeTakeFirst();
  return row.then(Boolean, () => true);
}

/**
 * Gives what is in the cache, and asks the store once a minute whether it has it still. While the
 * store is away, the list of pictures is asked: what was deleted elsewhere is not shown.
 */
export function cachedStore(
  store: UploadStore,
  cache: PictureCache,
  isListed: (name: string) => Promise<boolean>,
  now = Date.now,
): UploadStore {
  const questions = createSingleFlight<boolean>();
  const downloads = createSingleFlight<'kept' | 'not kept' | 'missing'>();
  const fewAtOnce = pLimit(16);

  /** What the store says, or else the list. */
  async function isStillThere(name: string): Promise<boolean> {
    if (now() - cache.confirmedAt(name) < CONFIRMED_FOR_MS) return true;
    const asked = questions.run(name, async () => {
      const found = await store.has(name);
      if (found) cache.confirm(name);
      else await cache.remove(name);
      return found;
    });
    const said = await within(PATIENCE_MS.toConfirm, asked.catch(nothingIfAway), nothing);
    return said ?? isListed(originalOf(name));
  }

  const download = (name: string) =>
    downloads.run(name, () =>
      fewAtOnce(async () => {
        const found = await store.open(name);
        if (!found) return 'missing';
        return (await cache.keep(name, found)) ? 'kept' : 'not kept';
      }),
    );

  return {
    ...store,

    async has(name) {
      await cache.loaded;
      return cache.has(name) ? isStillThere(name) : store.has(name);
    },

    async open(name) {
      requireUploadName(name);
      await cache.loaded;
      if (cache.has(name)) {
        if (!(await isStillThere(name))) return null;
        const found = await cache.open(name);
        if (found) return found;
      }
      if (!cache.isUsable()) return store.open(name);
      const came = await within(PATIENCE_MS.toDownload, download(name), tooLong);
      if (came === 'missing') return null;
      return (await cache.open(name)) ?? store.open(name);
    },

    async remove(name) {
      await store.remove(name);
      await cache.remove(name);
    },
  };
}

const CONFIRMED_FOR_MS = 60_000;
const PATIENCE_MS = { toConfirm: 300, toDownload: 5_000 };

const nothing = () => undefined;

const tooLong = () => {
  throw new BucketAway('The S3 bucket takes too long.');
};

function nothingIfAway(error: unknown): undefined {
  if (!(error instanceof BucketAway)) throw error;
}
