import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { variantAt, variantsOf } from '../../model/picture.ts';
import { BucketAway } from '../s3/bucket-away.ts';
import { within } from '../timing/deadline.ts';
import { leisurely } from '../timing/pause.ts';
import { pictureJob } from './picture-jobs.ts';
import type { UploadStore } from './store/store.ts';
import { nameAt, originalOf, pathOfUpload } from './upload-name.ts';

export type Variants = ReturnType<typeof createVariants>;

/** The type of a quick copy, whatever that of the lasting one will be. */
export const quickType = 'image/webp';

/**
 * Makes the smaller copies of pictures: lasting ones in the background, ahead of time or because
 * somebody asked, and for whoever asks before that a quick one, which is not stored.
 */
export function createVariants(store: UploadStore, tell: (error: unknown) => void) {
  const background = pLimit(1);
  const waiting = new Set<string>();
  let isStopped = false;

  /** Whoever asks for a picture is told of a store that is away. */
  function onError(error: unknown): void {
    if (!isStopped && !(error instanceof BucketAway)) tell(error);
  }

  async function makeLasting(name: string): Promise<void> {
    // One that finds no place is made when it is asked for later.
    if (isStopped || waiting.has(name) || waiting.size >= MOST_WAITING) return;
    waiting.add(name);
    await background(() => leisurely(() => make(store, name))).catch(onError);
    waiting.delete(name);
  }

  // The next is read while one is worked on; more would only fill the memory.
  const asked = pLimit(2);
  const quickCopies = new LRUCache<string, Buffer>({
    maxSize: 8 * 1024 * 1024,
    sizeCalculation: ({ length }) => length,
    ttl: 5 * 60_000,
    ttlAutopurge: true,
    // Once for all who ask at the same time.
    fetchMethod: async (name) => {
      // Whoever finds no place gets the picture itself.
      if (isStopped || asked.pendingCount >= MOST_ASKED) return;
      const copy = await asked(() => makeQuickly(store, name)).catch(onError);
      if (copy) makeLasting(name);
      return copy ?? undefined;
    },
  });

  return {
    /** Only what most browsers will ask for: the rest, and what a stop loses, when somebody does. */
    async prepare(names: string[]): Promise<void> {
      for (const { path } of names.flatMap((name) => variantsOf(pathOfUpload(name)).avif)) {
        // One after the other, so that nobody waits behind all of a picture's, or of many pictures'.
        await makeLasting(nameAt(path));
      }
    },

    /** Nothing where the original is gone, or if it takes too long. */
    async quickCopy(name: string): Promise<Buffer | undefined> {
      // Also for one that is known: what was deleted is not shown any more.
      if (!(await store.has(originalOf(name)))) return;
      return within(PATIENCE_MS, quickCopies.fetch(name), () => undefined);
    },

    stop(): void {
      isStopped = true;
      background.clearQueue();
      asked.clearQueue();
    },
  };
}

// Most are there in a tenth of it; the picture itself may take a phone longer than this.
const PATIENCE_MS = 3000;
const MOST_WAITING = 500;
const MOST_ASKED = 100;

async function make(store: UploadStore, name: string): Promise<void> {
  if (await store.has(name)) return;
  const source = await sourceOf(store, name);
  if (source) await store.put(name, await pictureJob({ does: 'vary', ...source }));
}

async function makeQuickly(store: UploadStore, name: string): Promise<Buffer | undefined> {
  const source = await sourceOf(store, name);
  return source && pictureJob({ does: 'varyQuickly', bytes: source.bytes, width: source.width });
}

/** What a copy is made from, and how; nothing where that is gone. */
async function sourceOf(store: UploadStore, name: string) {
  const variant = variantAt(pathOfUpload(name));
  const original = variant && (await store.open(nameAt(variant.original)));
  if (!original) return;
  const { width, format } = variant;
  return { width, format, bytes: await buffer(original.body) };
}
