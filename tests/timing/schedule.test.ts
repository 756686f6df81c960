import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backUpRegularly } from '../../src/server/backups/back-up-regularly.ts';
import { checkDaily } from '../../src/server/backups/check-daily.ts';
import { createPurger } from '../../src/server/cdn/purge.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import { tidyDaily } from '../../src/server/process/tidy.ts';
import { scheduleTask } from '../../src/server/timing/schedule.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

let begun: number;
beforeEach(() => {
  vi.useFakeTimers();
  begun = performance.now();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const elapsed = () => Math.round(performance.now() - begun);
const takes = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** A task and the times of its starts; each takes what is given for it, the others no time. */
function watched(plan: { every?: number }, lasting: (start: number) => number = () => 0) {
  const starts: number[] = [];
  const errors: unknown[] = [];
  const task = scheduleTask(
    async () => {
      const start = elapsed();
      starts.push(start);
      if (lasting(start) > 0) await takes(lasting(start));
    },
    { ...plan, onError: (error) => errors.push(error) },
  );
  return { task, starts, errors };
}

describe('regular work', () => {
  test('begins at the start and then every hour, however long it takes', async () => {
    const { task, starts } = watched({ every: hour }, () => 20 * minute);
    task.wake();
    await pass(3 * hour);
    expect(starts).toEqual([0, hour, 2 * hour, 3 * hour]);
  });

  test('leaves out the starts that fall into work that takes longer', async () => {
    const { task, starts } = watched({ every: minute }, (start) =>
      start === 0 ? 150 * second : 0,
    );
    task.wake();
    await pass(5 * minute);
    expect(starts).toEqual([0, 3 * minute, 4 * minute, 5 * minute]);
  });

  test('that asks for a pause begins again at the first regular start after it', async () => {
    const starts: number[] = [];
    const task = scheduleTask(
      async () => {
        starts.push(elapsed());
        await takes(20 * second);
        return starts.length === 1 ? 15 * minute : 0;
      },
      { every: minute, onError: () => {} },
    );
    task.wake();
    await pass(18 * minute);
    expect(starts).toEqual([0, 16 * minute, 17 * minute, 18 * minute]);
  });

  test('that fails tells of it and goes on', async () => {
    const errors: unknown[] = [];
    const task = scheduleTask(
      async () => {
        throw new Error(`at ${elapsed()}`);
      },
      { every: hour, onError: (error) => errors.push(String(error)) },
    );
    task.wake();
    await pass(hour);
    expect(errors).toEqual(['Error: at 0', `Error: at ${hour}`]);
  });
});

describe('work that is asked for', () => {
  test('is done at the earliest of the times, once', async () => {
    const { task, starts } = watched({});
    task.wake(10 * second);
    task.wake(second);
    task.wake(5 * second);
    await pass(hour);
    expect(starts).toEqual([second]);
  });

  test('is done once more where it was asked for meanwhile, and never twice at once', async () => {
    const { task, starts } = watched({}, () => 10 * second);
    task.wake();
    await pass(second);
    task.wake();
    task.wake();
    await pass(hour);
    // A timer takes a millisecond at least.
    expect(starts).toEqual([0, 10 * second + 1]);
  });

  test('is done again after the time that it asks for, from its end, or earlier if it is woken', async () => {
    const starts: number[] = [];
    const task = scheduleTask(
      async () => {
        starts.push(elapsed());
        await takes(2 * second);
        return 10 * second;
      },
      { onError: () => {} },
    );
    task.wake();
    await pass(13 * second);
    expect(starts).toEqual([0, 12 * second]);
    await pass(2 * second);
    task.wake(second);
    await pass(2 * second);
    expect(starts).toEqual([0, 12 * second, 16 * second]);
  });
});

describe('a stop', () => {
  test('ends what is planned', async () => {
    const { task, starts } = watched({ every: minute });
    task.wake();
    await pass(second);
    await task.stop();
    task.wake();
    await pass(hour);
    expect(starts).toEqual([0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    [0, 1000],
    [3000, 4000],
  ])('lets the work under way go on for %i ms, and waits for its end', async (grace, end) => {
    let abortedAt = 0;
    const errors: unknown[] = [];
    const task = scheduleTask(
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            abortedAt = elapsed();
            reject(new Error('aborted'));
          });
        }),
      { onError: (error) => errors.push(error) },
    );
    task.wake();
    await pass(1000);
    const stopped = task.stop(grace).then(elapsed);
    await pass(hour);
    expect([abortedAt, await stopped]).toEqual([end, end]);
    expect(errors).toEqual([]);
  });
});

describe('the times at which the program does its work', () => {
  const quiet = { info() {}, warn() {}, error() {} };

  test('a CDN that does not answer is told of a save five times', async () => {
    const calls: number[] = [];
    const call = async () => {
      calls.push(elapsed());
      throw new Error('it is away');
    };
    vi.stubGlobal('fetch', call);
    const purge = { url: 'http://cdn.test/', method: 'POST', headers: {}, body: undefined };
    const purger = createPurger(purge, quiet);
    purger.tell();
    // The next try tells of a later save, too.
    await pass(2 * second);
    purger.tell();
    await pass(hour);
    const gaps = calls.map((time, at) => time - (calls[at - 1] ?? 0));
    expect(gaps).toEqual([500, second, 5 * second, 25 * second, 120 * second]);
    purger.tell();
    await pass(500);
    expect(calls).toHaveLength(6);
    vi.unstubAllGlobals();
  });

  test('the embedded database is read through a minute after the start and then daily', async () => {
    const checks: number[] = [];
    const damage = {
      check: async () => {
        checks.push(elapsed());
        await takes(10 * minute);
        return '';
      },
    };
    const checking = checkDaily({ damage } as never, readSettings({}), quiet);
    await pass(2 * day + 11 * minute);
    expect(checks).toEqual([minute, day + minute, 2 * day + minute]);
    await checking.stop();
  });

  /** The times at which work fails and says so, where there is no database to do it on. */
  function failures() {
    const times: number[] = [];
    const error = () => {
      if (times.at(-1) !== elapsed()) times.push(elapsed());
    };
    return { times, log: { ...quiet, error } };
  }

  test('what is to be tidied is looked for at the start and then every hour', async () => {
    const { times, log } = failures();
    const tidying = tidyDaily({ db: {} } as never, {} as never, readSettings({}), log);
    await pass(2 * hour);
    expect(times).toEqual([0, hour, 2 * hour]);
    await tidying.stop();
  });

  test('a backup that failed is tried again after a quarter of an hour', async () => {
    const { times, log } = failures();
    const settings = readSettings({ BACKUP_EVERY: '24h' });
    const backingUp = backUpRegularly({} as never, settings, log as never);
    await pass(30 * minute);
    expect(times).toEqual([0, 15 * minute, 30 * minute]);
    await backingUp.stop();
  });

  test('a backup that is to be made every few minutes is tried again after as many', async () => {
    const { times, log } = failures();
    const settings = readSettings({ BACKUP_EVERY: '5m' });
    const backingUp = backUpRegularly({} as never, settings, log as never);
    await pass(10 * minute);
    expect(times).toEqual([0, 5 * minute, 10 * minute]);
    await backingUp.stop();
  });
});
