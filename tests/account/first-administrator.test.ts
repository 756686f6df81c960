import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ensureAdministrator } from '../../src/server/account/first-administrator.ts';
import { verifyPassword } from '../../src/server/account/password.ts';
import { engines, type FreshStorage, freshStorage } from './fresh-storage.ts';

describe.each(engines)('the first administrator on %s', (engine) => {
  let fresh: FreshStorage;
  beforeEach(async () => {
    fresh = await freshStorage(engine);
  });
  afterEach(() => fresh.remove());

  const administrators = () => fresh.storage.db.selectFrom('administrator').selectAll().execute();
  const unset = { adminUsername: 'admin', adminPassword: undefined };

  test('gets the password of the settings, which is not shown', async () => {
    const settings = { adminUsername: 'sara', adminPassword: 'from settings' };
    expect(await ensureAdministrator(fresh.storage.db, settings)).toBeNull();
    const [made] = await administrators();
    expect(made?.username).toBe('sara');
    expect(await verifyPassword('from settings', made?.password_hash ?? '')).toBe(true);
  });

  test('gets a random password where the settings have none, shown once', async () => {
    const shown = await ensureAdministrator(fresh.storage.db, unset);
    const [made] = await administrators();
    expect(shown?.username).toBe('admin');
    expect(await verifyPassword(shown?.password ?? '', made?.password_hash ?? '')).toBe(true);

    expect(await ensureAdministrator(fresh.storage.db, unset)).toBeNull();
    const renamed = { adminUsername: 'other', adminPassword: 'a new one' };
    expect(await ensureAdministrator(fresh.storage.db, renamed)).toBeNull();
    expect(await administrators()).toEqual([made]);
  });

  test('is made once when two processes start together', async () => {
    const { db } = fresh.storage;
    const shown = await Promise.all([
      ensureAdministrator(db, unset),
      ensureAdministrator(db, unset),
    ]);
    expect(shown.filter(Boolean)).toHaveLength(1);
    const [made] = await administrators();
    const right = shown.find(Boolean)?.password ?? '';
    expect(await verifyPassword(right, made?.password_hash ?? '')).toBe(true);
  });
});
