import { cpSync, existsSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOwnFile } from '../../src/server/storage/own-file.ts';
import { modal } from '../leads/filled-forms.ts';
import { openTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let folder: string;
let file: string;
beforeEach(async () => {
  app = await openTestApp('sqlite');
  folder = app.settings.dataDir;
  file = join(folder, 'wajha.db');
});
afterEach(() => app.close());

const save = () => app.admin('POST', '/home/faq', { question: 'Why?', answer: 'Therefore.' });
const state = async () => {
  const { body } = await app.call('GET', '/ready');
  return body.parts.database;
};

test('a database whose file was deleted takes no saves, keeps leads and is said', async () => {
  expect((await save()).status).toBe(201);
  expect(await state()).toBe('ok');
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending);
  const refused = await save();
  expect([refused.status, refused.body.code]).toEqual([503, 'databaseDamaged']);
  await expect.poll(state).toBe('replaced');
  expect((await app.call('POST', '/contact/submit', { body: modal })).status).toBe(200);
  expect(await readdir(join(folder, 'leads'))).toHaveLength(1);
  expect((await app.call('GET', '/home')).body.faq).toHaveLength(1);
});

test('a lead is kept when the whole data directory was deleted', async () => {
  await rm(folder, { recursive: true });
  expect((await app.call('POST', '/contact/submit', { body: modal })).status).toBe(200);
  expect(await readdir(join(folder, 'leads'))).toHaveLength(1);
  expect((await save()).status).toBe(503);
});

test('another database in its place takes no saves and gets nothing of the old one', async () => {
  const other = join(folder, 'other.db');
  cpSync(file, other);
  const unlike = new DatabaseSync(other);
  unlike.exec("pragma journal_mode = wal; insert into filled_list values ('of the other')");
  unlike.close();
  expect((await save()).status).toBe(201);
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
  renameSync(other, file);
  expect((await save()).status).toBe(503);
  await expect.poll(state).toBe('replaced');
  // As after a kill: the log of the old one is what the next start finds beside the new one.
  await expect.poll(() => statSync(`${file}-wal`).size).toBe(0);
  const found = new DatabaseSync(file);
  expect(found.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(found.prepare('select count(*) as documents from document').get()).toEqual({
    documents: 0,
  });
  found.close();
});

test('a database that was moved away holds all that was saved, and takes more once it is back', async () => {
  expect((await save()).status).toBe(201);
  const aside = join(folder, 'aside.db');
  renameSync(file, aside);
  expect((await save()).status).toBe(503);
  const found = new DatabaseSync(aside);
  expect(found.prepare('select count(*) as documents from document').get()).toEqual({
    documents: 1,
  });
  found.close();
  expect(existsSync(file)).toBe(false);
  renameSync(aside, file);
  expect((await save()).status).toBe(201);
  await expect.poll(state).toBe('ok');
});

test('a file that cannot be looked at is not its own, and the log is emptied each time it is gone', () => {
  const inner = join(folder, 'uploads');
  const [own, away] = [join(inner, 'own.db'), join(folder, 'away')];
  const { connection, isReplaced, close } = openOwnFile(
    own,
    'pragma journal_mode = wal; create table note (text)',
  );
  for (let turn = 0; turn < 2; turn += 1) {
    connection.exec("insert into note values ('kept')");
    renameSync(inner, away);
    // A link to itself: to look at the file fails, other than for its absence.
    symlinkSync(inner, inner);
    expect(statSync(join(away, 'own.db-wal')).size).toBeGreaterThan(0);
    expect(isReplaced()).toBe(true);
    expect(statSync(join(away, 'own.db-wal')).size).toBe(0);
    rmSync(inner);
    renameSync(away, inner);
    expect(isReplaced()).toBe(false);
  }
  close();
});
