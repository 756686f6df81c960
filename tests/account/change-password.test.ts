import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountApp, password } from './account-app.ts';
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
});
