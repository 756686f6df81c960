import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { writeArchive } from '../../src/server/backups/archive.ts';
import { backUp, backUpBeforeMigration } from '../../src/server/backups/back-up.ts';
import { DATABASE, factsOf } from '../../src/server/backups/embedded-copy.ts';
import { partsOf } from '../../src/server/backups/make-backup.ts';
import { describeBackup } from '../../src/server/backups/manifest.ts';
import { proveArchive } from '../../src/server/backups/prove-archive.ts';
import { restore } from '../../src/server/backups/restore.ts';
import { tidyBackups } from '../../src/server/backups/tidy-backups.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import { BEFORE_BASE, sinceBase } from '../../src/server/storage/before-base.ts';
import { migrate } from '../../src/server/storage/migrate.ts';
import { BASE } from '../../src/server/storage/migrations/index.ts';
import { openStorage } from '../../src/server/storage/open-storage.ts';
import type { Storage } from '../../src/server/storage/storage.ts';
import {
  emptyFolder,
  emptyPlace,
  everything,
  openSite,
  places,
  storeLeads,
} from '../backups/site.ts';
import { runCommand } from '../support/run-command.ts';

const tooOld =
  'a version of the program that is too old for this one, and was left as it is; start it first with a version whose last migration is 0014-mail-by-recipient.';

const [embedded, , onPostgres] = places;

/** A database of a site with leads, as the program left it after its fourth migration. */
const oldDatabase = gunzipSync(readFileSync(join(import.meta.dirname, 'before-base.db.gz')));

test.each([
  ['a start', 'src/server/process/start.ts'],
  ['npm run backup', 'src/server/backups/backup-command.ts'],
  ['npm run admin:reset', 'src/server/account/reset.ts'],
])(
  '%s refuses an embedded database from before the base, and leaves it as it is',
  async (_name, script) => {
    const dataDir = emptyFolder();
    const file = join(dataDir, DATABASE);
    writeFileSync(file, oldDatabase);
    // As the program leaves it.
    const database = new DatabaseSync(file);
    database.exec('pragma journal_mode = wal');
    database.close();
    const bytes = readFileSync(file);
    const environment = { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' };
    const { code, stdout, stderr } = await runCommand(script, environment);
    expect([code, stdout, stderr]).toEqual([
      1,
      '',
      `wajha: The database was written by ${tooOld}\n`,
    ]);
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect(existsSync(join(dataDir, 'backups'))).toBe(false);
  },
);

/** As the program before the base left it: its names, and the table that went with the base. */
async function turnBack({ db }: Storage, { names = BEFORE_BASE, marked = '' } = {}) {
  await sql`create table kind_to_fill (kind text primary key)`.execute(db);
  if (marked) await sql`insert into kind_to_fill values (${marked})`.execute(db);
  await sql`delete from kysely_migration`.execute(db);
  for (const name of names)
    await sql`insert into kysely_migration values (${name}, '')`.execute(db);
}

const namesIn = async ({ db }: Storage) =>
  (
    await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  ).rows.map(({ name }) => name);

async function siteWithLeads(place: (typeof places)[number]) {
  const site = await openSite(await emptyPlace(place));
  await storeLeads(site.storage.db);
  return site;
}

describe.each([embedded, onPostgres])('on $engine', (place) => {
  test.each([
    ['that has four of the migrations before the base', { names: BEFORE_BASE.slice(0, 4) }],
    ['whose content its next start was to store', { marked: 'leasing.testimonials' }],
  ])('a database %s is refused, and left as it is', async (_name, turnedBack) => {
    const { file } = await backUpOf(await siteWithLeads(embedded));
    const { storage, settings } = await siteWithLeads(place);
    await turnBack(storage, turnedBack);
    const was = await everything(storage.db);
    const names = await namesIn(storage);
    const before = () => backUpBeforeMigration(storage, settings);
    for (const refused of [
      () => migrate(storage, { before }),
      () => backUp(storage, settings),
      () => restore(file, settings),
    ]) {
      await expect(refused()).rejects.toThrow(`The database was written by ${tooOld}`);
    }
    expect(await everything(storage.db)).toEqual(was);
    expect(await namesIn(storage)).toEqual(names);
    expect(readdirSync(join(settings.dataDir, 'backups'))).toEqual([]);
  });

  test('a database that has all migrations before the base goes on with all it holds', async () => {
    const site = await siteWithLeads(place);
    const was = await everything(site.storage.db);
    await turnBack(site.storage);
    const { file } = await backUpOf(site);
    await migrate(site.storage);
    expect(await namesIn(site.storage)).toEqual([BASE]);
    expect(await everything(site.storage.db)).toEqual(was);

    const target = await openSite(await emptyPlace(place));
    await restore(file, target.settings);
    expect(await namesIn(target.storage)).toEqual([BASE]);
    expect(await everything(target.storage.db)).toEqual(was);
  });

  test('a backup from before the base is refused, and nothing is touched', async () => {
    const file = await oldBackup(emptyFolder());
    const bytes = readFileSync(file);
    const { storage, settings } = await siteWithLeads(place);
    const was = await everything(storage.db);
    await expect(restore(file, settings)).rejects.toThrow(
      `The backup ${file} was made by ${tooOld.replace('start', 'restore')}`,
    );
    expect(await everything(storage.db)).toEqual(was);
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect(readdirSync(join(settings.dataDir, 'backups'))).toEqual([]);
  });
});

test('of instances that start at the same moment one writes the name of the base', async () => {
  const site = await siteWithLeads(onPostgres);
  await turnBack(site.storage);
  const other = await openStorage(site.settings, { exclusive: false });
  onTestFinished(() => other.close());
  await Promise.all([migrate(site.storage), migrate(other)]);
  expect(await namesIn(other)).toEqual([BASE]);
});

test('an instance that has read the old names goes on where another has taken over since', async () => {
  const site = await siteWithLeads(onPostgres);
  await turnBack(site.storage);
  const names = await namesIn(site.storage);
  await migrate(site.storage);
  expect(await sinceBase(site.storage.db, names)).toEqual([BASE]);
});

test('leads are taken out of a backup from before the base too', async () => {
  const dataDir = emptyFolder();
  mkdirSync(join(dataDir, 'backups'));
  const file = await oldBackup(join(dataDir, 'backups'));
  const leadsIn = async () => (await proveArchive(file, emptyFolder())).manifest.rows.lead;
  expect(await leadsIn()).toBe(3);
  await tidyBackups(readSettings({ DATA_DIR: dataDir, LEADS_KEEP_DAYS: '1' }));
  expect(await leadsIn()).toBe(0);
});

test('a folder, which early versions made as a backup, is refused', async () => {
  const { settings } = await openSite(await emptyPlace(embedded));
  const folder = emptyFolder();
  await expect(restore(folder, settings)).rejects.toThrow(
    `${folder} is a folder; a backup is one file, ….tar.gz.`,
  );
});

const backUpOf = ({ storage, settings }: Awaited<ReturnType<typeof siteWithLeads>>) =>
  backUp(storage, settings);

async function oldBackup(folder: string): Promise<string> {
  const database = join(emptyFolder(), DATABASE);
  writeFileSync(database, oldDatabase);
  const made = { madeAt: '2026-11-16T12:00:00.000Z', holds: 'database' as const };
  const file = join(folder, '2026-11-16T12-00-00-000Z-before-migration.tar.gz');
  await writeArchive(file, partsOf(describeBackup(factsOf(database), made), database, nothing()));
  return file;
}

async function* nothing() {}
