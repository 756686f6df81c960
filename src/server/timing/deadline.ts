/**
 * The result of `work` or, where that takes longer, what `late` gives or throws. The work itself
 * goes on. The timer does not keep the process running.
 */
export const within = <T, L = never>(
  milliseconds: number,
  work: Promise<T>,
  late: () => L,
): Promise<T | L> =>
  unless(
    (giveUp) => {
      const timer = setTimeout(giveUp, milliseconds).unref();
      return () => clearTimeout(timer);
    },
    work,
    late,
  );

/** The same with another reason to give up: `watch` gives the function that ends the watching. */
export function unless<T, L = never>(
  watch: (giveUp: () => void) => () => void,
  work: Promise<T>,
  late: () => L,
): Promise<T | L> {
  const waiters = waitersFor(work);
  return new Promise<T | L>((resolve, reject) => {
    const waiter: Waiter = {
      resolve(value) {
        end();
        resolve(value as T);
      },
      reject(error) {
        end();
        reject(error);
      },
    };
    waiters.add(waiter);
    const end = watch(() => {
      end();
      waiters.delete(waiter);
      Promise.try(late).then(resolve, reject);
    });
  });
}

/**
 * Runs `work` with a signal that aborts after `milliseconds` or with one of `others`. Its own timer
 * holds it: an `AbortSignal.timeout` among several can be lost in a garbage collection.
 */
export async function withDeadline<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
  ...others: AbortSignal[]
): Promise<T> {
  const deadline = new AbortController();
  const abort = () => deadline.abort();
  const timer = setTimeout(abort, milliseconds).unref();
  for (const other of others) {
    if (other.aborted) abort();
    other.addEventListener('abort', abort);
  }
  try {
    return await work(deadline.signal);
  } finally {
    clearTimeout(timer);
    for (const other of others) other.removeEventListener('abort', abort);
  }
}

interface Waiter {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const allWaiters = new WeakMap<Promise<unknown>, Set<Waiter>>();

/**
 * Those who wait for a promise, which has one reaction for them all: a reaction can never be taken
 * back, and `Promise.race` leaves one each time, which is a leak where the promise lives long.
 */
function waitersFor(work: Promise<unknown>): Set<Waiter> {
  const known = allWaiters.get(work);
  if (known) return known;
  const waiters = new Set<Waiter>();
  allWaiters.set(work, waiters);
  work.then(
    (value) => {
      allWaiters.delete(work);
      for (const waiter of waiters) waiter.resolve(value);
    },
    (error) => {
      allWaiters.delete(work);
      for (const waiter of waiters) waiter.reject(error);
    },
  );
  return waiters;
}
