import { type BucketAway, StillAway } from '../../s3/bucket-away.ts';

/** In milliseconds; what has come back is in use again after about as long. */
const lookAgainAfter = 1_000;

/**
 * Lets calls through until one finds nobody there. From then on they fail at once, rather than each
 * after a wait of its own, until a look finds that somebody answers again.
 */
export function failFast(
  isNobodyThere: (error: unknown) => error is BucketAway,
  look: () => Promise<unknown>,
): <T>(call: () => Promise<T>) => Promise<T> {
  let away: BucketAway | undefined;
  let timer: NodeJS.Timeout | undefined;

  function noteAway(error: BucketAway): void {
    if (away) return;
    away = error;
    timer = setInterval(lookAgain, lookAgainAfter).unref();
    lookAgain();
  }

  function lookAgain(): void {
    look().then(
      () => {
        away = undefined;
        clearInterval(timer);
      },
      () => {},
    );
  }

  return async (call) => {
    if (away) throw new StillAway(away.message, { cause: away });
    try {
      return await call();
    } catch (error) {
      if (isNobodyThere(error)) noteAway(error);
      throw error;
    }
  };
}
