import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyPassword } from '../../src/server/account/password.ts';
import { accountApp, password } from './account-app.ts';
import { engines, type FreshStorage, freshStorage } from './fresh-storage.ts';

describe.each(engines)('signing in on %s', (engine) => {
  let fresh: FreshStorage;
  let app: Awaited<ReturnType<typeof accountApp>>;
  const hashesTried: string[] = [];

  beforeAll(async () => {
    fresh = await freshStorage(engine);
    const verify: typeof verifyPassword = (tried, hash) => {
      hashesTried.push(hash);
      return verifyPassword(tried, hash);
    };
    app = await accountApp({ db: fresh.storage.db, verify });
  });
  afterAll(async () => {
    await app.close();
    await fresh.remove();
  });

  const login = (body: unknown) => app.call('POST', '/admin/login', { body });

  test('gives a token of 256 bits that opens the profile', async () => {
    const { status, body } = await login({ username: ' admin ', password });
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      admin: { username: 'admin' },
    });
    const profile = await app.call('GET', '/admin/profile', { token: String(body.token) });
    expect(profile.status).toBe(200);
    expect(profile.body).toEqual({ _id: expect.any(String), username: 'admin' });
  });

  test('keeps neither the token nor the address', async () => {
    const token = await app.token('198.51.100.7');
    const { db } = fresh.storage;
    const stored = JSON.stringify([
      await db.selectFrom('session').selectAll().execute(),
      await db.selectFrom('known_address').selectAll().execute(),
      await db.selectFrom('administrator').selectAll().execute(),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain('198.51.100.7');
    expect(stored).not.toContain(password);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  test('answers an unknown name as a wrong password, after as much work', async () => {
    hashesTried.length = 0;
    const wrong = await login({ username: 'admin', password: 'wrong one' });
    const unknown = await login({ username: 'nobody', password });
    expect(wrong.status).toBe(401);
    const text = 'Invalid username or password';
    expect(wrong.body).toMatchObject({ error: text, message: text });
    expect({ ...unknown, headers: {} }).toEqual({ ...wrong, headers: {} });
    expect(hashesTried).toHaveLength(2);
    const costs = hashesTried.map((hash) => hash.split('$').slice(0, 4).join('$'));
    expect(costs[0]).toBe(costs[1]);
    expect(hashesTried[0]?.length).toBe(hashesTried[1]?.length);
  });

  test.each([
    [{}, { username: 'Username is required', password: 'Password is required' }],
    [{ username: 'admin' }, { password: 'Password is required' }],
    [{ username: '  ', password: 'x' }, { username: 'Username is required' }],
    [
      { username: null, password: '' },
      { username: expect.any(String), password: expect.any(String) },
    ],
    [[], { username: expect.any(String), password: expect.any(String) }],
  ])('needs both fields: %j', async (body, fields) => {
    const answer = await login(body);
    expect(answer.status).toBe(400);
    const text = 'All fields are required.';
    expect(answer.body).toMatchObject({ error: text, message: text });
    expect(answer.body.fields).toEqual(fields);
  });

  test.each([
    ['x\0y', 'x'],
    ['\ud800', '\udfff\0'],
    ["admin' --", 'x'],
    ['__proto__', 'constructor'],
  ])('takes odd texts for what they are: %j', async (username, tried) => {
    expect((await login({ username, password: tried })).status).toBe(401);
  });

  test('refuses what is no text or far too long', async () => {
    expect((await login({ username: { $ne: 1 }, password: ['x'] })).status).toBe(400);
    expect((await login({ username: 'x'.repeat(201), password: 'x' })).status).toBe(400);
    expect((await login({ username: 'x', password: 'x'.repeat(1001) })).status).toBe(400);
  });

  test('gives no token for a password that is changed meanwhile', async () => {
    const { db } = fresh.storage;
    const { promise: held, resolve: letGo } = Promise.withResolvers<boolean>();
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    const verify = () => {
      reach();
      return held;
    };
    const slow = await accountApp({ db, verify });
    const pending = slow.signIn('the old password');
    await reached;
    await db.updateTable('administrator').set({ password_hash: 'another' }).execute();
    letGo(true);
    expect((await pending).status).toBe(401);
    await slow.close();
  });
});
