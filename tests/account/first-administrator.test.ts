import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ensureAdministrator } from '../../src/server/account/first-administrator.ts';
import { verifyPassword } from '../../src/server/account/password.ts';
import { engines, type FreshStorage, freshStorage } from './fresh-storage.ts';

describe.each(engines)('the first administrator on %s', (engine) => {
  let fresh: FreshStorage;
  beforeEach(async () => {
    fresh = await freshStorage(engine);
    warnings.length = 0;
  });
  afterEach(() => fresh.remove());

  const administrators = () => fresh.storage.db.selectFrom('administrator').selectAll().execute();
  const warnings: string[] = [];
  const ensure = (settings: Parameters<typeof ensureAdministrator>[1]) =>
    ensureAdministrator(fresh.storage.db, settings, (text) => warnings.push(text));
  const unset = { adminUsername: 'admin', adminPassword: undefined };

  test('gets the password of the settings, which is not shown', async () => {
    const settings = { adminUsername: 'sara', adminPassword: 'from settings' };
    expect(await ensure(settings)).toBeNull();
    const [made] = await administrators();
    expect(made?.username).toBe('sara');
    expect(await verifyPassword('from settings', made?.password_hash ?? '')).toBe(true);
  });

  test('gets a random password where the settings have none, shown once', async () => {
    const shown = await ensure(unset);
    const [made] = await administrators();
    expect(shown?.username).toBe('admin');
    expect(await verifyPassword(shown?.password ?? '', made?.password_hash ?? '')).toBe(true);

    expect(await ensure(unset)).toBeNull();
    const renamed = { adminUsername: 'other', adminPassword: 'a new one' };
    expect(await ensure(renamed)).toBeNull();
    expect(await administrators()).toEqual([made]);
  });

  test('is made with a password that is easy to guess, and the start says so', async () => {
    expect(await ensure({ adminUsername: 'sara', adminPassword: 'P@ssw0rd' })).toBeNull();
    expect(warnings).toEqual([
      'ADMIN_PASSWORD is easy to guess; change the password in the admin area.',
    ]);
    expect((await administrators())[0]?.username).toBe('sara');
    // Whoever changed it since is not warned of it again.
    await ensure({ adminUsername: 'sara', adminPassword: 'P@ssw0rd' });
    expect(warnings).toHaveLength(1);
  });

  test('is made with a good password without a word', async () => {
    await ensure({ adminUsername: 'sara', adminPassword: 'from settings' });
    expect(warnings).toEqual([]);
  });

  test('is made once when two processes start together', async () => {
    const shown = await Promise.all([ensure(unset), ensure(unset)]);
    expect(shown.filter(Boolean)).toHaveLength(1);
    const [made] = await administrators();
    const right = shown.find(Boolean)?.password ?? '';
    expect(await verifyPassword(right, made?.password_hash ?? '')).toBe(true);
  });
});
