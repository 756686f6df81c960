import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { doChore, noteDone } from '../../src/server/process/chores.ts';
import { engines, type FreshStorage, freshStorage } from '../account/fresh-storage.ts';

const hour = 3_600_000;

describe.each(engines)('on %s', (engine) => {
  let fresh: FreshStorage;
  let now = Date.UTC(2030, 0, 1);
  let done = 0;
  beforeAll(async () => {
    fresh = await freshStorage(engine);
  });
  beforeEach(async () => {
    done = 0;
    await fresh.storage.db.deleteFrom('chore').execute();
  });
  afterAll(() => fresh.remove());

  const attempt = (work: () => Promise<string | undefined> = async () => `${++done}`) =>
    doChore(fresh.storage.db, { name: 'sweep', every: hour, work }, () => now);
  const read = () => fresh.storage.db.selectFrom('chore').selectAll().executeTakeFirst();

  test('of all processes that come to a chore one does it, and again when it is due', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => attempt()));
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(done).toBe(1);
    now += hour - 1;
    expect(await attempt()).toBe(false);
    now += 1;
    expect(await attempt()).toBe(true);
    expect(await read()).toMatchObject({ taken_at: null, detail: '2' });
  });

  test('a chore that fails stays due, and one whose process is gone is taken over', async () => {
    const failing = attempt(async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const { promise: never } = Promise.withResolvers<undefined>();
    attempt(() => never);
    await expect.poll(read).toMatchObject({ taken_at: expect.any(String) });
    expect(await attempt()).toBe(false);
    now += hour;
    expect(await attempt()).toBe(true);
    expect(done).toBe(1);
  });

  test('what a command has done is not due', async () => {
    await noteDone(fresh.storage.db, 'sweep', { at: now, detail: 'by hand' });
    expect(await attempt()).toBe(false);
    expect(await read()).toMatchObject({ detail: 'by hand' });
  });
});
