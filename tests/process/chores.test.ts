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

  const attempt = (
    work: () => Promise<string | undefined> = async () => `${++done}`,
    signEvery?: number,
  ) => doChore(fresh.storage.db, { name: 'sweep', every: hour, work }, () => now, signEvery);
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

  test('a chore that takes long stays with the process that gives signs of life', async () => {
    const { promise: longWork, resolve: end } = Promise.withResolvers<string>();
    const long = attempt(() => longWork, 5);
    await expect.poll(read).toMatchObject({ taken_at: expect.any(String) });
    now += 2 * hour;
    await expect.poll(read).toMatchObject({ taken_at: new Date(now).toISOString() });
    expect(await attempt()).toBe(false);
    end('long');
    expect(await long).toBe(true);
    expect(await read()).toMatchObject({ taken_at: null, detail: 'long' });
  });

  test('what a process did after another took over its chore does not count', async () => {
    const { promise: longWork, resolve: end } = Promise.withResolvers<string>();
    const lost = attempt(() => longWork);
    await expect.poll(read).toMatchObject({ taken_at: expect.any(String) });
    now += hour;
    expect(await attempt()).toBe(true);
    end('too late');
    await lost;
    expect(await read()).toMatchObject({ detail: '1' });
  });

  test.each(['done_at', 'taken_at'] as const)(
    'a chore whose %s lies in 2099 is due',
    async (at) => {
      await attempt();
      const future = { done_at: null, taken_at: null, [at]: '2099-01-01T00:00:00.000Z' };
      await fresh.storage.db.updateTable('chore').set(future).execute();
      expect(await attempt()).toBe(true);
      expect(await read()).toMatchObject({ taken_at: null, done_at: new Date(now).toISOString() });
    },
  );

  test('what a command has done is not due', async () => {
    await noteDone(fresh.storage.db, 'sweep', { at: now, detail: 'by hand' });
    expect(await attempt()).toBe(false);
    expect(await read()).toMatchObject({ detail: 'by hand' });
  });
});
