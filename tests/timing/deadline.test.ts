import { globSync, readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withDeadline, within } from '../../src/server/timing/deadline.ts';
import { pause } from '../../src/server/timing/pause.ts';

const never = () => new Promise<string>(() => {});

describe('by a fake clock', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('work in time gives its own result, whichever it is, and leaves no timer', async () => {
    expect(await within(100, Promise.resolve('done'), () => 'late')).toBe('done');
    const failed = within(100, Promise.reject(new Error('no')), () => 'late');
    await expect(failed).rejects.toThrow('no');
    expect(await withDeadline(100, async () => 'done')).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('work that is late gives what there is instead of it, or its error', async () => {
    const given = within(100, never(), () => 'late');
    const thrown = within(100, never(), () => {
      throw new Error('too late');
    });
    const failed = expect(thrown).rejects.toThrow('too late');
    await vi.advanceTimersByTimeAsync(100);
    expect(await given).toBe('late');
    await failed;
  });

  test('all who wait for the same work get its result, save those who gave up', async () => {
    const { promise: work, resolve } = Promise.withResolvers<string>();
    const waits = [50, 200, 300].map((patience) => within(patience, work, () => 'late'));
    await vi.advanceTimersByTimeAsync(100);
    resolve('done');
    expect(await Promise.all(waits)).toEqual(['late', 'done', 'done']);
    expect(await within(50, work, () => 'late')).toBe('done');
  });

  test('a deadline aborts after its time, with another signal, or at once with one that has aborted', async () => {
    const waitFor = (signal: AbortSignal) =>
      new Promise<number>((resolve) => {
        const end = () => resolve(Date.now() - begun);
        if (signal.aborted) end();
        signal.addEventListener('abort', end);
      });
    const begun = Date.now();
    const stop = new AbortController();
    const byTime = withDeadline(100, waitFor);
    const bySignal = withDeadline(100, waitFor, new AbortController().signal, stop.signal);
    const atOnce = withDeadline(100, waitFor, AbortSignal.abort());
    await vi.advanceTimersByTimeAsync(40);
    stop.abort();
    await vi.advanceTimersByTimeAsync(100);
    expect(await Promise.all([byTime, bySignal, atOnce])).toEqual([100, 40, 0]);
  });

  test('a signal that outlives many deadlines and pauses keeps no listener of them', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    await withDeadline(100, async () => {}, signal);
    const paused = pause(100, signal);
    await vi.advanceTimersByTimeAsync(100);
    await paused;
    expect(added.mock.calls).toHaveLength(2);
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });

  test('a pause ends early with a signal, without an error', async () => {
    const stop = new AbortController();
    let isOver = false;
    const paused = pause(1000, stop.signal).then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(500);
    expect(isOver).toBe(false);
    stop.abort();
    await paused;
    await pause(1000, stop.signal);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('work that never ends holds nothing of those who have given up on it', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const work = never();
  const reactions = vi.spyOn(work, 'then');
  const given: WeakRef<object>[] = [];
  async function giveUp(): Promise<void> {
    const large = { rows: new Array(1000).fill('row') };
    given.push(new WeakRef(large));
    await within(1, work, () => large);
  }
  for (let count = 0; count < 20; count += 1) await giveUp();
  await expect
    .poll(() => {
      collectGarbage();
      return given.filter((each) => each.deref() !== undefined).length;
    })
    .toBe(0);
  expect(reactions).toHaveBeenCalledTimes(1);
});

test('no other file of the server lets promises race', () => {
  const files = globSync('src/server/**/*.ts');
  expect(files.length).toBeGreaterThan(100);
  const racing = files.filter((file) => /Promise\.race\(/.test(readFileSync(file, 'utf8')));
  expect(racing).toEqual([]);
});
