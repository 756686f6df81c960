import { within } from '../../process/within.ts';
import { StillAway } from '../../s3/bucket-away.ts';
import type { S3Settings } from '../../s3/open-bucket.ts';
import { reachBucket } from '../../s3/reach-bucket.ts';
import type { StoreState } from './store.ts';

/** In milliseconds: what takes longer is slow, and what takes longer than a picture may is away. */
const limits = { quick: 700, slow: 3_000 };

/**
 * What a bucket is like: what it answers to a question now, and what became of the last write, since
 * one that lets the program look may still refuse to keep anything.
 */
export function watchBucket(settings: S3Settings, writeSomething: () => Promise<unknown>) {
  let lastKnown: StoreState = 'away';
  let isWritable = true;
  const ask = onceAtATime(async () => {
    lastKnown = await reachBucket(settings, limits.slow);
    return lastKnown;
  });
  const tryToWrite = onceAtATime(() => watchWrite(writeSomething).catch(() => {}));

  async function watchWrite<T>(write: () => Promise<T>): Promise<T> {
    try {
      const written = await write();
      isWritable = true;
      return written;
    } catch (error) {
      if (!(error instanceof StillAway)) isWritable = false;
      throw error;
    }
  }

  async function state(): Promise<StoreState> {
    const found = await within(limits.quick, ask(), () => new Error('It is slow.')).catch(() =>
      lastKnown === 'ok' ? 'slow' : lastKnown,
    );
    if (isWritable || !(found === 'ok' || found === 'slow')) return found;
    // Nobody may upload anything meanwhile: then only this finds out that it can be written again.
    tryToWrite();
    return 'not writable';
  }

  return { state, watchWrite };
}

function onceAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
}
