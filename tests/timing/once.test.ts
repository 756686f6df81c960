import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from '../../src/server/timing/debounce.ts';
import { createSingleFlight, singleFlight } from '../../src/server/timing/single-flight.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('work is done once for all who ask for the same thing at the same time', async () => {
  const flight = createSingleFlight<string>();
  const begun: string[] = [];
  const ask = (key: string) =>
    flight.run(key, async () => {
      begun.push(key);
      return `result of ${key}`;
    });
  const all = Promise.all([ask('a'), ask('b'), ask('a')]);
  expect([flight.size(), flight.has('a'), flight.has('c')]).toEqual([2, true, false]);
  expect(await all).toEqual(['result of a', 'result of b', 'result of a']);
  expect(flight.size()).toBe(0);
  await ask('a');
  expect(begun).toEqual(['a', 'b', 'a']);
});

test('a failure is told to all who asked, and the next one asks anew', async () => {
  let asked = 0;
  const ask = singleFlight(async () => {
    asked += 1;
    if (asked === 1) throw new Error('no');
    return asked;
  });
  const both = await Promise.allSettled([ask(), ask()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask()).toBe(2);
});

test('a result that is kept is given for as long as that, and no longer', async () => {
  let asked = 0;
  const ask = singleFlight(async () => ++asked, { keptFor: 1000 });
  expect(await ask()).toBe(1);
  await vi.advanceTimersByTimeAsync(999);
  expect(await ask()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await ask()).toBe(2);
});

test('work that several calls ask for is done once, a moment after the last of them', async () => {
  const times: number[] = [];
  const begun = Date.now();
  const ask = debounce(async () => void times.push(Date.now() - begun), 50);
  ask();
  await vi.advanceTimersByTimeAsync(40);
  ask();
  await vi.advanceTimersByTimeAsync(49);
  expect(times).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(times).toEqual([90]);
});
