import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { variantAt, variantsOf } from '../../model/picture.ts';
import { pictureJob } from './picture-jobs.ts';
import type { UploadStore } from './store/store.ts';
import { nameAt, pathOfUpload } from './upload-name.ts';

export type Variants = ReturnType<typeof createVariants>;

/** Makes the smaller copies of pictures: ahead of time, and at once for whoever asks for one. */
export function createVariants(store: UploadStore, onError: (error: unknown) => void) {
  // Each lane has one job at a time among the picture jobs, so that an upload never waits for more
  // than one of each, however many copies are asked for.
  const ahead = pLimit(1);
  const asked = pLimit(1);
  const underWay = new Map<string, Promise<boolean>>();
  const waitedFor = new Map<string, Promise<boolean>>();

  /** Whether it is there in the end: not so where its original is gone. */
  const makeVariant = (name: string, isWaitedFor: boolean) =>
    runOnce(underWay, name, () => make(store, name, isWaitedFor));

  return {
    /**
     * In the background, and only what most browsers will ask for: the rest, and what is lost when
     * the program ends, is made when somebody does.
     */
    prepare(names: string[]): void {
      for (const { path } of names.flatMap((name) => variantsOf(pathOfUpload(name)).avif)) {
        ahead(() => leisurely(() => makeVariant(nameAt(path), false))).catch(onError);
      }
    },

    /** Whether a copy is there soon enough to be waited for. */
    async ready(name: string): Promise<boolean> {
      const wanted = runOnce(waitedFor, name, () =>
        asked(() => makeVariant(name, true)).catch((error) => {
          onError(error);
          return false;
        }),
      );
      return Promise.race([wanted, sleep(PATIENCE_MS, false, { ref: false })]);
    },

    stop(): void {
      ahead.clearQueue();
      asked.clearQueue();
    },
  };
}

const PATIENCE_MS = 1500;

/** Leaves the machine to others for as long as the work took. */
async function leisurely(work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  await sleep(performance.now() - start, undefined, { ref: false });
}

/** One run for all who want the same at the same time. */
function runOnce<T>(runs: Map<string, Promise<T>>, name: string, run: () => Promise<T>) {
  const known = runs.get(name);
  if (known) return known;
  const started = run().finally(() => runs.delete(name));
  runs.set(name, started);
  return started;
}

async function make(store: UploadStore, name: string, isWaitedFor: boolean): Promise<boolean> {
  const variant = variantAt(pathOfUpload(name));
  if (!variant) return false;
  if (await store.has(name)) return true;
  const original = await store.open(nameAt(variant.original));
  if (!original) return false;
  const bytes = await buffer(original.body);
  const { width, format } = variant;
  const copy = await pictureJob({ does: 'vary', bytes, width, format }, { isWaitedFor });
  await store.put(name, copy);
  return true;
}
