import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkDaily } from '../../src/server/backups/check-daily.ts';
import { openTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp('sqlite');
});
afterEach(() => app.close());

const state = async () => (await app.call('GET', '/ready')).body.parts.database;

const isToldToEditors = async () =>
  (await app.admin('GET', '/admin/backups')).body.isDatabaseDamaged;

/** Spoils the first page of a table or an index, as a disk does. */
function spoil(name: string) {
  const file = join(app.settings.dataDir, 'wajha.db');
  const other = new DatabaseSync(file);
  other.exec('pragma wal_checkpoint(truncate)');
  const page = Number(
    other.prepare('select rootpage from sqlite_schema where name = ?').get(name)?.rootpage,
  );
  const size = Number(other.prepare('pragma page_size').get()?.page_size);
  other.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(size, 7), 0, size, (page - 1) * size);
  closeSync(handle);
}

test('a damaged database is said after the first read that fails, and until a check finds it sound', async () => {
  expect(await state()).toBe('ok');
  expect((await app.admin('POST', '/home/faq', { question: 'Q', answer: 'A' })).status).toBe(201);
  spoil('document');
  const { db } = app.storage;
  await db.insertInto('filled_list').values({ kind: 'so that nothing is in memory' }).execute();
  expect((await app.call('GET', '/home')).status).toBe(503);
  await expect.poll(state).toBe('damaged');
  expect(await isToldToEditors()).toBe(true);
  await app.storage.damage.check(async () => '');
  await expect.poll(state).toBe('ok');
  expect(await isToldToEditors()).toBe(false);
});

test('damage that nobody has met is found by the check, and logged', async () => {
  spoil('document_version');
  const logged: object[] = [];
  const log = { error: (facts: object) => void logged.push(facts) };
  const checking = checkDaily(app.storage, app.settings, log as never, 1);
  await expect.poll(() => logged).toMatchObject([{ flaw: expect.any(String) }]);
  await expect.poll(state).toBe('damaged');
  await checking.stop();
});
