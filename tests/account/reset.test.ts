import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '../../src/server/process/settings.ts';
import { openStorage } from '../../src/server/storage/open-storage.ts';
import { freshPostgres } from '../support/postgres-database.ts';
import { runCommand } from '../support/run-command.ts';
import { accountApp, password } from './account-app.ts';
import { engines, type FreshStorage, freshStorage } from './fresh-storage.ts';

describe.each(engines)('the reset of a lost password on %s', (engine) => {
  let fresh: FreshStorage;
  beforeEach(async () => {
    fresh = await freshStorage(engine);
  });
  afterEach(() => fresh.remove());

  test('works beside a running server, ends every sign-in and prints the password once', async () => {
    const app = await accountApp({ db: fresh.storage.db });
    const token = await app.token();
    const { code, stdout, stderr } = await reset(fresh.environment);
    expect([code, stderr]).toEqual([0, '']);
    const made = /^wajha: the new password of admin is (\S+) .*\n$/.exec(stdout)?.[1] ?? '';
    expect((await app.call('GET', '/admin/profile', { token })).status).toBe(401);
    expect((await app.signIn(password)).status).toBe(401);
    const known = await fresh.storage.db.selectFrom('known_address').selectAll().execute();
    expect(known).toEqual([]);
    expect((await app.signIn(made)).status).toBe(200);
    await app.close();
  });

  test('says so when there is no administrator', async () => {
    const { code, stdout, stderr } = await reset(fresh.environment);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe('wajha: There is no administrator yet; the first start makes one.\n');
  });
});

describe('the reset of a lost password', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'wajha-test-')), 'none');
  afterEach(() => rmSync(resolve(folder, '..'), { recursive: true, force: true }));

  test('says so when there is no database, and makes none', async () => {
    const { code, stdout, stderr } = await reset({ DATA_DIR: folder });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`wajha: There is no database in ${folder}; set DATA_DIR.\n`);
    expect(existsSync(folder)).toBe(false);
  });

  test('says so when the database is empty, and migrates nothing', async () => {
    const DATABASE_URL = await freshPostgres();
    const first = await reset({ DATABASE_URL });
    expect([first.code, first.stderr]).toEqual([
      1,
      'wajha: There is no administrator yet; the first start makes one.\n',
    ]);
    expect(await tablesIn(DATABASE_URL)).toEqual([]);
  });

  test('says so when the database cannot be reached', async () => {
    const { code, stderr } = await reset({ DATABASE_URL: 'postgres://127.0.0.1:1/none' });
    expect(code).toBe(1);
    expect(stderr).toBe(
      'wajha: The database at DATABASE_URL cannot be reached: nobody listens at that host and port.\n',
    );
  });
});

async function tablesIn(DATABASE_URL: string): Promise<string[]> {
  const storage = await openStorage(readSettings({ DATABASE_URL }), { exclusive: false });
  const tables = await storage.db.introspection.getTables({ withInternalKyselyTables: true });
  await storage.close();
  return tables.map(({ name }) => name);
}

const reset = (environment: Record<string, string>) =>
  runCommand('src/server/account/reset.ts', environment);
