import { StillAway } from '../../s3/bucket-away.ts';
import type { S3Settings } from '../../s3/open-bucket.ts';
import { reachBucket } from '../../s3/reach-bucket.ts';
import { within } from '../../timing/deadline.ts';
import { singleFlight } from '../../timing/single-flight.ts';
import type { StoreState } from './store.ts';

/** In milliseconds: a later answer is slow; after the time that a picture may take, it is away. */
const limits = { quick: 700, slow: 3_000 };

/**
 * The state of a bucket, from its answer to a question now and from the result of the last write,
 * since a bucket that can be read may still refuse every write.
 */
export function watchBucket(settings: S3Settings, writeSomething: () => Promise<unknown>) {
  let lastKnown: StoreState = 'away';
  let isWritable = true;
  const ask = singleFlight(async () => {
    lastKnown = await reachBucket(settings, limits.slow);
    return lastKnown;
  });
  const tryToWrite = singleFlight(() => watchWrite(writeSomething).catch(() => {}));

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
    const asSlow = () => (lastKnown === 'ok' ? 'slow' : lastKnown);
    const found = await within(limits.quick, ask(), asSlow);
    if (isWritable || !(found === 'ok' || found === 'slow')) return found;
    // There may be no upload for days: only this write finds out that the bucket takes them again.
    tryToWrite();
    return 'not writable';
  }

  return { state, watchWrite };
}
