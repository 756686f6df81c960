import { setTimeout as sleep } from 'node:timers/promises';

/** What `work` comes to or, where that takes longer, the error. The work itself goes on. */
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
  // The one that comes second has nobody to tell.
  for (const each of [work, tooLate]) each.catch(() => {});
  return Promise.race([work, tooLate]).finally(() => inTime.abort());
}
