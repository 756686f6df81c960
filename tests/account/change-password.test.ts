import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isKnownTo } from '../../src/server/account/known-addresses.ts';
import { accountApp, password, plainVerify } from './account-app.ts';
import { engines, type FreshStorage, freshStorage } from './fresh-storage.ts';

describe.each(engines)('changing the password on %s', (engine) => {
  let fresh: FreshStorage;
  let app: Awaited<ReturnType<typeof accountApp>>;
  let token: string;
  let other: string;

  beforeAll(async () => {
    fresh = await freshStorage(engine);
    app = await accountApp({ db: fresh.storage.db });
    token = await app.token();
    other = await app.token();
  });
  afterAll(async () => {
    await app.close();
    await fresh.remove();
  });

  const change = (body: unknown) => app.call('PUT', '/admin/change-password', { token, body });
  const profileOf = async (which: string) =>
    (await app.call('GET', '/admin/profile', { token: which })).status;

  test.each([
    [{}, 'All fields are required.', ['currentPassword', 'newPassword']],
    [{ currentPassword: password }, 'All fields are required.', ['newPassword']],
    [
      { currentPassword: password, newPassword: '12345' },
      'New password must be at least 6 characters long',
      ['newPassword'],
    ],
    [
      { currentPassword: password, newPassword: '123456', confirmPassword: '1234567' },
      'New passwords do not match',
      ['confirmPassword'],
    ],
    [
      { currentPassword: 'not it', newPassword: '123456' },
      'Current password is incorrect',
      ['currentPassword'],
    ],
  ])('refuses %j', async (body, text, fields) => {
    const answer = await change(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: text, message: text });
    expect(Object.keys(answer.body.fields as object)).toEqual(fields);
    expect((await app.signIn(password)).status).toBe(200);
    expect(await profileOf(other)).toBe(200);
  });

  test.each([
    ['123456', 'New password is one of the most common ones. Please choose another.'],
    ['PassWord1', 'New password is one of the most common ones. Please choose another.'],
    [' qwerty ', 'New password is one of the most common ones. Please choose another.'],
    ['      ', 'New password must not be blank'],
    ['\u00a0\u3000\t\u2003\n\ufeff', 'New password must not be blank'],
    [password, 'New password must not be the current one'],
  ])('refuses %j as new, and ends no sign-in', async (newPassword, text) => {
    const answer = await change({ currentPassword: password, newPassword });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: text, fields: { newPassword: text } });
    expect((await app.signIn(password)).status).toBe(200);
    expect(await profileOf(other)).toBe(200);
  });

  test('refuses the username as new, in any case', async () => {
    const { db } = fresh.storage;
    const rename = (username: string) =>
      db.updateTable('administrator').set({ username }).execute();
    await rename('Sara Haddad');
    const answer = await change({ currentPassword: password, newPassword: 'sara haddad' });
    await rename('admin');
    const text = 'New password must not be the username';
    expect(answer).toMatchObject({
      status: 400,
      body: { error: text, fields: { newPassword: text } },
    });
  });

  test('ends every other sign-in, keeps this one and takes the new password alone', async () => {
    const next = '  ٦ أحرف  ';
    const answer = await change({ currentPassword: password, newPassword: next });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, message: 'Password changed successfully!' });
    expect(await profileOf(token)).toBe(200);
    expect(await profileOf(other)).toBe(401);
    expect((await app.signIn(password)).status).toBe(401);
    expect((await app.signIn(next.trim())).status).toBe(401);
    expect((await app.signIn(next)).status).toBe(200);
  });

  test('does not let a token try passwords without end', async () => {
    const wrong = { currentPassword: 'guess', newPassword: '123456' };
    const answers = await Promise.all(Array.from({ length: 11 }, () => change(wrong)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    expect((await change(wrong)).headers['retry-after']).toMatch(/^\d+$/);
  });

  test('wrong tries with a stolen token leave the owner’s own way open', async () => {
    const own = await freshStorage(engine);
    const owner = await accountApp({ db: own.storage.db });
    const stolen = await owner.token('192.0.2.1');
    const changeFrom = (from: string, currentPassword: string) =>
      owner.call('PUT', '/admin/change-password', {
        ...{ token: stolen, from },
        body: { currentPassword, newPassword: 'another password' },
      });
    for (let tried = 0; tried < 10; tried += 1) await changeFrom('203.0.113.9', 'guess');
    expect((await changeFrom('203.0.113.9', password)).status).toBe(429);
    expect((await owner.signIn(password, '192.0.2.1')).status).toBe(200);
    expect((await changeFrom('192.0.2.1', password)).status).toBe(200);
    await owner.close();
    await own.remove();
  });

  test('guesses with a stolen token from ever more addresses are answered ever more slowly', async () => {
    const waits: number[] = [];
    const wait = async (milliseconds: number) => waits.push(milliseconds);
    const own = await freshStorage(engine);
    const owner = await accountApp({ db: own.storage.db, wait, verify: plainVerify });
    const stolen = await owner.token('192.0.2.1');
    waits.length = 0;
    for (let host = 1; host <= 8; host += 1) {
      await owner.call('PUT', '/admin/change-password', {
        ...{ token: stolen, from: `203.0.113.${host}` },
        body: { currentPassword: 'guess', newPassword: 'another password' },
      });
    }
    expect(waits).toEqual([0, 0, 0, 0, 0, 250, 500, 1000]);
    await owner.close();
    await own.remove();
  });

  test('forgets from where the old password was used, but for the network of the change', async () => {
    const own = await freshStorage(engine);
    const owner = await accountApp({ db: own.storage.db });
    const known = () => own.storage.db.selectFrom('known_address').selectAll().execute();
    const first = await owner.token('192.0.2.1');
    await owner.token('203.0.113.9');
    expect(await known()).toHaveLength(2);
    await owner.call('PUT', '/admin/change-password', {
      ...{ token: first, from: '192.0.2.1' },
      body: { currentPassword: password, newPassword: 'another password' },
    });
    expect(await known()).toHaveLength(1);
    expect(await isKnownTo(own.storage.db, 'admin', '192.0.2.1')).toBe(true);
    await owner.close();
    await own.remove();
  });
});
