import { setTimeout as sleep } from 'node:timers/promises';

/** The result of `work` or, where that takes longer, the error `late`. The work itself goes on. */
export async function within<T>(
  milliseconds: number,
  work: Promise<T>,
  late: () => Error,
): Promise<T> {
  const inTime = new AbortController();
  const { signal } = inTime;
  const tooLate = sleep(milliseconds, undefined, { signal, ref: false }).then(() => {
    throw late();
  });
  // The rejection of the slower of the two has no other listener.
  for (const each of [work, tooLate]) each.catch(() => {});
  return Promise.race([work, tooLate]).finally(() => inTime.abort());
}
