import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noteDone } from '../../src/server/process/chores.ts';
import { clockDoubtedSince, isClockTrusted, lookAtClock } from '../../src/server/process/clock.ts';
import { engines, type FreshStorage, freshStorage } from '../account/fresh-storage.ts';

const hour = 3_600_000;
const start = Date.UTC(2030, 0, 1);

describe.each(engines)('on %s', (engine) => {
  let fresh: FreshStorage;
  beforeAll(async () => {
    fresh = await freshStorage(engine);
  });
  beforeEach(() => fresh.storage.db.deleteFrom('chore').execute());
  afterAll(() => fresh.remove());

  const at = (hours: number) => () => start + hours * hour;
  const look = async (hours: number) => (await lookAtClock(fresh.storage.db, at(hours))).isTrusted;

  test('a clock that goes on by hours is trusted, from the first look on', async () => {
    for (const hours of [0, 1, 2, 40, 39]) expect(await look(hours)).toBe(true);
  });

  test.each([
    { way: 'ahead', jump: 400 * 24 },
    { way: 'back', jump: -400 * 24 },
  ])('a clock that jumps $way is trusted again after a steady day', async ({ jump }) => {
    await look(0);
    expect(await isClockTrusted(fresh.storage.db, at(jump))).toBe(false);
    expect(await lookAtClock(fresh.storage.db, at(jump))).toEqual({
      isTrusted: false,
      jumped: { from: new Date(start).toISOString(), to: new Date(at(jump)()).toISOString() },
    });
    expect(await clockDoubtedSince(fresh.storage.db)).toBe(new Date(at(jump)()).toISOString());
    for (const hours of [1, 12, 23]) expect(await look(jump + hours)).toBe(false);
    expect(await look(jump + 24)).toBe(true);
    expect(await isClockTrusted(fresh.storage.db, at(jump + 25))).toBe(true);
    expect(await clockDoubtedSince(fresh.storage.db)).toBeNull();
  });

  test('a clock that is right again has to run for a day as well', async () => {
    await look(0);
    await look(400 * 24);
    expect(await look(1)).toBe(false);
    expect(await look(26)).toBe(true);
  });

  test('without a look yet, the last chore tells how late it was', async () => {
    await noteDone(fresh.storage.db, 'tidy', { at: start });
    expect(await isClockTrusted(fresh.storage.db, at(400 * 24))).toBe(false);
    expect(await isClockTrusted(fresh.storage.db, at(10))).toBe(true);
  });
});
