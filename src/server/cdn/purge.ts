import { withDeadline } from '../timing/deadline.ts';
import { pause } from '../timing/pause.ts';
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
  const stopping = new AbortController();
  let isWanted = false;
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    await pauseUnlessStopping(times.pause);
    for (let tries = 0; ; tries += 1) {
      isWanted = false;
      const isLast = stopping.signal.aborted;
      const failure = isLast
        ? await call(purge, times.whenStopping)
        : await call(purge, times.within, stopping.signal);
      if (!failure) return log.info({ tries: tries + 1 }, 'the CDN was told of a save');
      const delay = times.delays[tries];
      if (!isLast && stopping.signal.aborted) continue;
      if (delay === undefined || isLast) {
        log.error({ failure, tries: tries + 1 }, 'the CDN was not told of a save: given up');
        return;
      }
      if (tries === 0) log.warn({ failure }, 'the CDN was not told of a save: trying again');
      await pauseUnlessStopping(delay);
    }
  }

  /** Ends early when the process stops: what is to be told is told then. */
  const pauseUnlessStopping = (milliseconds: number) => pause(milliseconds, stopping.signal);

  function tell(): void {
    isWanted = true;
    working ??= work().finally(() => {
      working = undefined;
      if (isWanted) tell();
    });
  }

  return {
    tell,
    async stop(): Promise<void> {
      stopping.abort();
      while (working) await working;
    },
  };
}

/** What went wrong, in a word: the address and the headers hold secrets. */
const call = (
  { url, method, headers, body }: Purge,
  patience: number,
  ...interrupted: AbortSignal[]
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
    ...interrupted,
  );
