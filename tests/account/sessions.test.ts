import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetOldSessions } from '../../src/server/account/sessions.ts';
import { accountApp, plainVerify } from './account-app.ts';
import { engines, type FreshStorage, freshStorage } from './fresh-storage.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe.each(engines)('a sign-in on %s', (engine) => {
  let fresh: FreshStorage;
  let app: Awaited<ReturnType<typeof accountApp>>;
  let time = Date.UTC(2030, 0, 1);

  beforeAll(async () => {
    fresh = await freshStorage(engine);
    app = await accountApp({ db: fresh.storage.db, now: () => time, verify: plainVerify });
  });
  beforeEach(() => fresh.storage.db.deleteFrom('session').execute());
  afterAll(async () => {
    await app.close();
    await fresh.remove();
  });

  const statusWith = async (token: string) =>
    (await app.call('GET', '/admin/profile', { token })).status;
  const sessions = () => fresh.storage.db.selectFrom('session').selectAll().execute();

  test.each([
    ['no token', undefined],
    ['another scheme', 'Basic YWRtaW46YWRtaW4='],
    ['an empty token', 'Bearer '],
    ['a token that nobody has', `Bearer ${'A'.repeat(43)}`],
    ['a token that is none', 'Bearer ../../etc'],
  ])('is refused to %s', async (_name, authorization) => {
    for (const [method, path] of adminCalls) {
      const headers = authorization === undefined ? {} : { authorization };
      const { status, body } = await app.call(method, path, { headers, body: {} });
      expect([path, status]).toEqual([path, 401]);
      expect(body).toMatchObject({ error: 'Please sign in', message: 'Please sign in' });
    }
  });

  test('is not opened by what the database holds', async () => {
    await app.token();
    const [stored] = await sessions();
    expect(await statusWith(stored?.token_hash ?? '')).toBe(401);
  });

  test('ends after a day without use, and each use puts that off', async () => {
    const token = await app.token();
    time += day - minute;
    expect(await statusWith(token)).toBe(200);
    time += day - minute;
    expect(await statusWith(token)).toBe(200);
    time += day;
    expect(await statusWith(token)).toBe(401);
  });

  test('ends after two weeks, however much it is used', async () => {
    const token = await app.token();
    const end = time + 14 * day;
    while (time + 12 * hour < end) {
      time += 12 * hour;
      expect(await statusWith(token)).toBe(200);
    }
    time = end - 1;
    expect(await statusWith(token)).toBe(200);
    time = end;
    expect(await statusWith(token)).toBe(401);
  });

  test('is written at most once a minute', async () => {
    const token = await app.token();
    const [made] = await sessions();
    time += minute - 1;
    await statusWith(token);
    expect(await sessions()).toEqual([made]);
    time += 1;
    await statusWith(token);
    expect(await sessions()).toEqual([{ ...made, last_used_at: new Date(time).toISOString() }]);
  });

  test('is ended by signing out, the others are not', async () => {
    const [one, other] = [await app.token(), await app.token()];
    const answer = await app.call('POST', '/admin/logout', { token: one });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(await statusWith(one)).toBe(401);
    expect(await statusWith(other)).toBe(200);
    expect((await app.call('POST', '/admin/logout', { token: one })).status).toBe(401);
  });

  test('is ended by signing out everywhere, as all others', async () => {
    const [one, other] = [await app.token(), await app.token()];
    const answer = await app.call('POST', '/admin/logout-all', { token: one });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(await statusWith(one)).toBe(401);
    expect(await statusWith(other)).toBe(401);
  });

  test('is forgotten once it has ended, not before', async () => {
    await app.token();
    time += day - 1;
    const token = await app.token();
    await forgetOldSessions(fresh.storage.db, time);
    expect(await sessions()).toHaveLength(2);
    time += 1;
    await forgetOldSessions(fresh.storage.db, time);
    expect(await sessions()).toHaveLength(1);
    expect(await statusWith(token)).toBe(200);
  });
});

const adminCalls = [
  ['GET', '/admin/profile'],
  ['PUT', '/admin/change-password'],
  ['POST', '/admin/logout'],
  ['POST', '/admin/logout-all'],
] as const;
