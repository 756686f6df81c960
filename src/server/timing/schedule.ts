import { within } from './deadline.ts';

/** Gives after how long the work is to be done again, or nothing where it waits to be woken. */
// biome-ignore lint/suspicious/noConfusingVoidType: most work has nothing to say.
type Work = (signal: AbortSignal) => Promise<number | undefined | void>;

interface Options {
  /**
   * In milliseconds from one start to the next. Starts that would fall into work under way, or come
   * before the work asked for them, are left out.
   */
  every?: number;
  onError: (error: unknown) => void;
}

export interface Task {
  /** Has the work done after so many milliseconds at the latest, and once more if it is under way. */
  wake(after?: number): void;
  /** Does no more; the work under way has the time given before its signal aborts. Waits for its end. */
  stop(grace?: number): Promise<void>;
  /** Aborts at the stop, after the grace. */
  signal: AbortSignal;
}

/** Work that is done again and again, by its plan or when it is asked for, never twice at once. */
export function scheduleTask(work: Work, { every, onError }: Options): Task {
  const stopping = new AbortController();
  let isStopped = false;
  let underWay: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** By the clock that no one sets; `Infinity` where nothing is planned. */
  let due = Number.POSITIVE_INFINITY;

  function wake(after = 0): void {
    planAt(performance.now() + after);
  }

  function planAt(time: number): void {
    if (isStopped || time >= due) return;
    due = time;
    setAlarm();
  }

  function setAlarm(): void {
    clearTimeout(timer);
    if (underWay || due === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(begin, Math.max(0, due - performance.now())).unref();
  }

  function begin(): void {
    const begun = due;
    due = Number.POSITIVE_INFINITY;
    underWay = run(begun).finally(() => {
      underWay = undefined;
      setAlarm();
    });
  }

  async function run(begun: number): Promise<void> {
    let wait: number | undefined;
    try {
      wait = (await work(stopping.signal)) ?? undefined;
    } catch (error) {
      if (!stopping.signal.aborted) onError(error);
    }
    const earliest = performance.now() + (wait ?? 0);
    if (every !== undefined) planAt(nextStart(begun, every, earliest));
    else if (wait !== undefined) planAt(earliest);
  }

  return {
    wake,
    signal: stopping.signal,
    async stop(grace = 0) {
      isStopped = true;
      due = Number.POSITIVE_INFINITY;
      clearTimeout(timer);
      if (underWay && grace > 0) await within(grace, underWay, () => {});
      stopping.abort();
      await underWay;
    },
  };
}

/** The first of the regular starts that is not before `earliest`. */
const nextStart = (begun: number, every: number, earliest: number) =>
  begun + every * Math.max(1, Math.ceil((earliest - begun) / every));
