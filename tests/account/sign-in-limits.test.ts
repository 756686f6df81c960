import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { mostUnderWay } from '../../src/server/account/sign-in-limits.ts';
import { accountApp, password, plainVerify } from './account-app.ts';
import { engines, type FreshStorage, freshStorage } from './fresh-storage.ts';

const minute = 60_000;

describe.each(engines)('limits of signing in on %s', (engine) => {
  let fresh: FreshStorage;
  let app: Awaited<ReturnType<typeof accountApp>>;
  let waits: number[];

  beforeAll(async () => {
    fresh = await freshStorage(engine);
  });
  beforeEach(async () => {
    await fresh.storage.db.deleteFrom('known_address').execute();
    waits = [];
    const wait = async (milliseconds: number) => waits.push(milliseconds);
    app = await accountApp({ db: fresh.storage.db, wait, verify: plainVerify });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await app.close();
  });
  afterAll(() => fresh.remove());

  async function wrongTries(count: number, from: string, headers?: Record<string, string>) {
    const statuses: number[] = [];
    for (let tried = 0; tried < count; tried += 1) {
      statuses.push((await app.signIn('wrong', from, headers)).status);
    }
    return statuses;
  }
  const tenWrong = Array(10).fill(401);

  test('the eleventh wrong try in a row from an address is one too many', async () => {
    expect(await wrongTries(11, '192.0.2.1')).toEqual([...tenWrong, 429]);
    const refused = await app.signIn(password, '192.0.2.1');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      error: 'Too many failed sign-in attempts. Please try again later.',
      message: 'Too many failed sign-in attempts. Please try again later.',
    });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect((await app.signIn(password, '192.0.2.2')).status).toBe(200);
  });

  test('tries at the same moment count all the same', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => app.signIn('wrong')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...tenWrong, ...Array(20).fill(429)]);
  });

  test('a success resets the count, and right passwords never add to it', async () => {
    expect(await wrongTries(10, '192.0.2.1')).toEqual(tenWrong);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * minute });
    expect(await wrongTries(9, '192.0.2.1')).toEqual(tenWrong.slice(1));
    expect((await app.signIn(password, '192.0.2.1')).status).toBe(200);
    expect(await wrongTries(10, '192.0.2.1')).toEqual(tenWrong);
    const many = Array.from({ length: 40 }, () => app.signIn(password, '192.0.2.9'));
    expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('a /64 of IPv6 is one address, and so is IPv4 inside IPv6', async () => {
    expect(await wrongTries(10, '2001:db8:1:2::1')).toEqual(tenWrong);
    expect(await wrongTries(1, '2001:db8:1:2:ffff:ffff:ffff:ffff')).toEqual([429]);
    expect(await wrongTries(1, '2001:db8:1:3::1')).toEqual([401]);
    expect(await wrongTries(10, '192.0.2.1')).toEqual(tenWrong);
    expect(await wrongTries(1, '::ffff:192.0.2.1')).toEqual([429]);
  });

  test('what a visitor claims to be forwarded for does not count', async () => {
    expect(await wrongTries(10, '192.0.2.1')).toEqual(tenWrong);
    expect(await wrongTries(1, '192.0.2.1', { 'x-forwarded-for': '203.0.113.5' })).toEqual([429]);
  });

  test('what a trusted proxy says is forwarded counts without its port', async () => {
    const behind = await accountApp({
      ...{ db: fresh.storage.db, verify: plainVerify, wait: async () => {} },
      proxies: ['192.0.2.1'],
    });
    const statusFor = async (client: string) =>
      (await behind.signIn('wrong', '192.0.2.1', { 'x-forwarded-for': client })).status;
    const statuses: number[] = [];
    for (let port = 1; port <= 11; port += 1) {
      statuses.push(await statusFor(`203.0.113.5:${50_000 + port}`));
    }
    expect(statuses).toEqual([...tenWrong, 429]);
    expect(await statusFor('203.0.113.5')).toBe(429);
    expect(await statusFor('203.0.113.6:50001')).toBe(401);
    await behind.close();
  });

  test('an account that many addresses try answers ever more slowly, up to a minute', async () => {
    for (let host = 1; host <= 20; host += 1) await wrongTries(1, `203.0.113.${host}`);
    expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(waits.slice(5, 13)).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 32_000]);
    expect(waits.slice(13)).toEqual(Array(7).fill(60_000));
    await app.call('POST', '/admin/login', { body: { username: 'other', password: 'wrong' } });
    expect(waits.at(-1)).toBe(0);
  });

  test('an unknown account slows down as a known one does', async () => {
    for (let host = 1; host <= 6; host += 1) {
      const body = { username: 'nobody', password: 'wrong' };
      await app.call('POST', '/admin/login', { from: `203.0.113.${host}`, body });
    }
    expect(waits).toEqual([0, 0, 0, 0, 0, 250]);
  });

  test('one address alone is never slowed down', async () => {
    await wrongTries(11, '192.0.2.1');
    expect(waits).toEqual(Array(10).fill(0));
  });

  test('an address that has signed in before is not held back', async () => {
    await app.token('192.0.2.1');
    for (let host = 1; host <= 10; host += 1) await wrongTries(1, `203.0.113.${host}`);
    waits = [];
    expect((await app.signIn(password, '192.0.2.1')).status).toBe(200);
    expect(waits).toEqual([]);
    expect((await app.signIn(password, '192.0.2.2')).status).toBe(200);
    expect(waits).toEqual([8000]);
    expect((await app.signIn(password, '192.0.2.2')).status).toBe(200);
    expect(waits).toEqual([8000]);
  });

  /** An app in which every answer that is to be held back stays so until it is let go. */
  async function slowApp() {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    let waiting = 0;
    const wait = () => {
      waiting += 1;
      return held;
    };
    const slow = await accountApp({ db: fresh.storage.db, wait, verify: plainVerify });
    return { ...slow, letGo, waiting: () => waiting };
  }

  test('one network leaves room for others, however many tries it makes at once', async () => {
    const slow = await slowApp();
    const pending = Array.from({ length: 600 }, () => slow.signIn('wrong', '203.0.113.1'));
    const firstRefused = await Promise.race(pending);
    expect(firstRefused.status).toBe(429);
    await expect.poll(slow.waiting).toBe(mostUnderWay.ofNetwork);
    const stranger = slow.signIn(password, '192.0.2.50');
    await expect.poll(slow.waiting).toBe(mostUnderWay.ofNetwork + 1);
    slow.letGo();
    expect((await stranger).status).toBe(200);
    await Promise.all(pending);
    await slow.close();
  });

  test('whoever hangs up gives the place back, without a try', async () => {
    for (let host = 1; host <= 6; host += 1) await wrongTries(1, `203.0.113.${host}`);
    const tried: string[] = [];
    const verify = async (password: string) => {
      tried.push(password);
      return plainVerify(password);
    };
    const started: AbortSignal[] = [];
    const wait = (_milliseconds: number, gone: AbortSignal) => {
      started.push(gone);
      return new Promise((resolve) => gone.addEventListener('abort', resolve));
    };
    const slow = await accountApp({ db: fresh.storage.db, wait, verify });
    const address = await slow.listen();
    const connections = Array.from({ length: mostUnderWay.ofNetwork }, () => {
      const connection = new AbortController();
      fetch(`${address}/api/admin/login`, {
        method: 'POST',
        signal: connection.signal,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'admin', password: 'wrong' }),
      }).catch(() => {});
      return connection;
    });
    await expect.poll(() => started.length).toBe(mostUnderWay.ofNetwork);
    expect((await slow.signIn(password, '127.0.0.1')).status).toBe(429);
    for (const connection of connections) connection.abort();
    await expect.poll(() => started.every(({ aborted }) => aborted)).toBe(true);
    slow.signIn(password, '127.0.0.1');
    await expect.poll(() => started.length).toBe(mostUnderWay.ofNetwork + 1);
    expect(tried).toEqual([]);
    await slow.close();
  });

  test('a /48 takes no more room than a few networks, and its wrong tries end together', async () => {
    const slow = await slowApp();
    const pending = Array.from({ length: mostUnderWay.ofWider + 1 }, (_, index) =>
      slow.signIn('wrong', `2001:db8:1:${index}::1`),
    );
    expect((await Promise.race(pending)).status).toBe(429);
    await expect.poll(slow.waiting).toBe(mostUnderWay.ofWider);
    slow.letGo();
    await Promise.all(pending);
    expect((await slow.signIn('wrong', '2001:db8:1:ffff::1')).status).toBe(429);
    expect((await slow.signIn('wrong', '2001:db8:2:1::1')).status).toBe(401);
    await slow.close();
  });

  test('answers held back are bounded in number and leave the known address its way in', async () => {
    await app.token('192.0.2.1');
    const slow = await slowApp();
    const network = (index: number) => `198.51.${index}.1`;
    const pending = Array.from({ length: mostUnderWay.ofAll }, (_, index) =>
      slow.signIn('wrong', network(index % 250)),
    );
    await expect.poll(slow.waiting, { timeout: 20_000 }).toBe(mostUnderWay.ofAll);
    expect((await slow.signIn('wrong', network(251))).status).toBe(429);
    expect((await slow.signIn(password, '192.0.2.1')).status).toBe(200);
    slow.letGo();
    const statuses = new Set((await Promise.all(pending)).map(({ status }) => status));
    expect(statuses).toEqual(new Set([401]));
    expect((await slow.signIn('wrong', network(252))).status).toBe(401);
    await slow.close();
  });
});
