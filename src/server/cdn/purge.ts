import { withDeadline } from '../timing/deadline.ts';
import { scheduleTask } from '../timing/schedule.ts';
import type { Purge } from './cdn-settings.ts';

interface Log {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

export interface PurgeTimes {
  /** From a save to the call: the other processes have heard of it by then, and more may be saved. */
  pause: number;
  /** Before each further try. */
  delays: readonly number[];
  /** For one try. */
  within: number;
  /** For the last one, when the process stops. */
  whenStopping: number;
}

const usual: PurgeTimes = {
  pause: 500,
  delays: [1_000, 5_000, 25_000, 120_000],
  within: 10_000,
  whenStopping: 1_000,
};

export type Purger = ReturnType<typeof createPurger>;

/** Tells the network in front to forget what it keeps. One call at a time, for all saves so far. */
export function createPurger(purge: Purge, log: Log, times: PurgeTimes = usual) {
  /** Whether there was a save that no call has told of yet. */
  let isWanted = false;
  let tries = 0;

  /** Gives the time until the next call, where there is to be one. */
  async function tellNow(patience: number, signal?: AbortSignal): Promise<number | undefined> {
    isWanted = false;
    tries += 1;
    const failure = await call(purge, patience, signal);
    const delay = signal && times.delays[tries - 1];
    if (failure && (signal?.aborted || delay !== undefined)) {
      isWanted = true;
      if (tries === 1 && !signal?.aborted)
        log.warn({ failure }, 'the CDN was not told of a save: trying again');
      return delay;
    }
    if (failure) log.error({ failure, tries }, 'the CDN was not told of a save: given up');
    else log.info({ tries }, 'the CDN was told of a save');
    tries = 0;
    return isWanted ? times.pause : undefined;
  }
  const telling = scheduleTask((signal) => tellNow(times.within, signal), {
    onError: (err) => log.error({ err }, 'the CDN was not told of a save'),
  });

  return {
    tell(): void {
      isWanted = true;
      // After a failure the next try is planned already, and tells of this save too.
      if (tries === 0) telling.wake(times.pause);
    },
    /** What is to be told is told before the process ends. */
    async stop(): Promise<void> {
      await telling.stop();
      if (isWanted) await tellNow(times.whenStopping);
    },
  };
}

/** What went wrong, in a word: the address and the headers hold secrets. */
const call = (
  { url, method, headers, body }: Purge,
  patience: number,
  interrupted: AbortSignal | undefined,
): Promise<string | undefined> =>
  withDeadline(
    patience,
    async (signal) => {
      try {
        const init = { method, headers, redirect: 'manual' as const, signal };
        const response = await fetch(url, { ...init, ...(body !== undefined && { body }) });
        await response.body?.cancel();
        return response.ok ? undefined : `it answered ${response.status}`;
      } catch (error) {
        if (signal.aborted) return `no answer within ${patience / 1000} s`;
        const { code } = ((error as Error).cause ?? {}) as { code?: string };
        return `it cannot be reached${code ? ` (${code})` : ''}`;
      }
    },
    ...(interrupted ? [interrupted] : []),
  );
