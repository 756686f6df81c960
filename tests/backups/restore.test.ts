import { cpSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { backUp } from '../../src/server/backups/back-up.ts';
import { makeBackup } from '../../src/server/backups/make-backup.ts';
import { restore } from '../../src/server/backups/restore.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import { migrate } from '../../src/server/storage/migrate.ts';
import { migrations } from '../../src/server/storage/migrations/index.ts';
import { openStorage } from '../../src/server/storage/open-storage.ts';
import { openTestApp } from '../support/app.ts';
import { runCommand } from '../support/run-command.ts';
import { fakeS3 } from '../uploads/fake-s3.ts';
import {
  bucketIn,
  emptyFolder,
  emptyPlace,
  everything,
  filledSite,
  openSite,
  picturesIn,
  places,
  type Site,
  storeLeads,
} from './site.ts';

const [embedded, , onPostgres] = places;
const restoreNow = (environment: Record<string, string>, file: string) =>
  runCommand('src/server/backups/restore-command.ts', environment, [file]);

const leadsOf = async ({ storage }: Site) =>
  (await storage.db.selectFrom('lead').select('id').orderBy('id').execute()).map(({ id }) => id);

async function siteWithLeads(place: (typeof places)[number]) {
  const site = await openSite(await emptyPlace(place));
  await storeLeads(site.storage.db);
  return site;
}

describe.each([embedded, onPostgres])('a restore to $engine', (place) => {
  test('replaces all that was there, of which it makes a backup first and says where', async () => {
    const source = await siteWithLeads(embedded);
    const { file } = await backUp(source.storage, source.settings);
    const target = await filledSite(place);
    const was = await everything(target.storage.db);
    await target.storage.db
      .insertInto('session')
      .values(await aSession(target))
      .execute();

    const first = await restoreNow(target.environment, file);
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(await everything(target.storage.db)).toEqual(await everything(source.storage.db));
    const sessions = await target.storage.db.selectFrom('session').selectAll().execute();
    expect(sessions).toEqual([]);

    const [, before = ''] = /what was there before is in (\S+)\n/.exec(first.stdout) ?? [];
    expect(before).toMatch(/-before-restore\.tar\.gz$/);
    expect((await restoreNow(target.environment, before)).code).toBe(0);
    expect(await everything(target.storage.db)).toEqual(was);
  });

  test('that fails half-way leaves everything as it was', async () => {
    const source = await filledSite(embedded);
    const { file } = await backUp(source.storage, source.settings);
    const target = await siteWithLeads(place);
    await refusePictures(target);
    const was = await everything(target.storage.db);
    await expect(restore(file, target.settings)).rejects.toThrow(/on purpose/);
    expect(await everything(target.storage.db)).toEqual(was);
  });

  test('brings a backup of an older program up to date', async () => {
    const environment = await emptyPlace(place);
    const older = await openStorage(readSettings(environment), { exclusive: true });
    await migrate(older, {
      migrations: Object.fromEntries(Object.entries(migrations).slice(0, 4)),
    });
    await storeLeads(older.db);
    const { file } = await makeBackup({ storage: older }, readSettings(environment));
    await older.close();

    const target = await openSite(await emptyPlace(place));
    await restore(file, target.settings);
    expect(await leadsOf(target)).toEqual(['old', 'young']);
  });

  test('refuses a backup of a newer program', async () => {
    const source = await openSite(await emptyPlace(embedded));
    await sql`insert into kysely_migration values ('9999-later', '')`.execute(source.storage.db);
    const { file } = await makeBackup(source, source.settings);
    const target = await siteWithLeads(place);
    const { code, stdout, stderr } = await restoreNow(target.environment, file);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^wajha: The backup \S+ was made by a newer version of the program; /);
    expect(await leadsOf(target)).toEqual(['old', 'young']);
  });

  test('leaves out the leads that have been kept long enough', async () => {
    const source = await siteWithLeads(embedded);
    const { file } = await backUp(source.storage, source.settings);
    const target = await openSite({ ...(await emptyPlace(place)), LEADS_KEEP_DAYS: '30' });
    await restore(file, target.settings);
    expect(await leadsOf(target)).toEqual(['young']);
  });

  test('leaves no chore in the hands of a process that is elsewhere', async () => {
    const source = await openSite(await emptyPlace(embedded));
    const taken = { taken_at: new Date().toISOString(), done_at: null };
    await source.storage.db
      .insertInto('chore')
      .values([
        { name: 'backup', ...taken },
        { name: 'sweep', ...taken },
      ])
      .execute();
    const { file } = await backUp(source.storage, source.settings);
    const target = await openSite(await emptyPlace(place));
    await restore(file, target.settings);
    const chores = await target.storage.db.selectFrom('chore').select('taken_at').execute();
    expect(chores).toEqual([{ taken_at: null }, { taken_at: null }]);
  });

  test('marks an e-mail that was waiting: it may have been sent since', async () => {
    const source = await siteWithLeads(embedded);
    const waiting = { state: 'waiting', due_at: new Date().toISOString() } as const;
    await source.storage.db
      .updateTable('lead_mail')
      .set(waiting)
      .where('lead_id', '=', 'old')
      .execute();
    const { file } = await backUp(source.storage, source.settings);
    const target = await openSite(await emptyPlace(place));
    await restore(file, target.settings);
    const mails = await target.storage.db
      .selectFrom('lead_mail')
      .select(['lead_id', 'possibly_repeated'])
      .orderBy('lead_id')
      .execute();
    expect(mails).toEqual([
      { lead_id: 'old', possibly_repeated: 1 },
      { lead_id: 'young', possibly_repeated: 0 },
    ]);
  });
});

test('a server on the embedded database has to be stopped first', async () => {
  const source = await siteWithLeads(embedded);
  const { file } = await backUp(source.storage, source.settings);
  const environment = await emptyPlace(embedded);
  const serving = await openStorage(readSettings(environment), { exclusive: true });
  await migrate(serving);
  const { code, stdout, stderr } = await restoreNow(environment, file);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^wajha: The data directory \S+ is in use by another process; [^\n]*\n$/);
  expect(await serving.db.selectFrom('lead').selectAll().execute()).toEqual([]);
  await serving.close();
});

test('servers on PostgreSQL go on, show it at once, and every sign-in ends', async () => {
  const app = await openTestApp('postgres');
  onTestFinished(() => app.close());
  const questions = async (): Promise<string[]> =>
    (await app.call('GET', '/home')).body.faq.map(({ question }: { question: string }) => question);
  const ask = (question: string) => app.admin('POST', '/home/faq', { question, answer: 'A' });
  await ask('Before?');
  const { file } = await backUp(app.storage, app.settings);
  await ask('After?');
  expect(await questions()).toHaveLength(2);
  await restore(file, app.settings);
  await expect.poll(questions).toEqual(['Before?']);
  expect((await ask('Signed in?')).status).toBe(401);
  const { username, password } = { username: 'admin', password: app.password };
  const login = await app.call('POST', '/admin/login', { body: { username, password } });
  const { token } = login.body;
  const body = { question: 'Again?', answer: 'A' };
  expect((await app.call('POST', '/home/faq', { token, body })).status).toBe(201);
  expect((await questions()).toSorted()).toEqual(['Again?', 'Before?']);
});

test('a picture that is damaged where it is put is put right', async () => {
  const source = await filledSite(embedded);
  const { file } = await backUp(source.storage, source.settings);
  const target = await openSite(await emptyPlace(embedded));
  const pictures = await picturesIn(source.uploads);
  const [name = ''] = pictures.keys();
  await target.uploads.put(name, Buffer.from('half a picture'));
  await restore(file, target.settings);
  expect(await picturesIn(target.uploads)).toEqual(pictures);
});

test('a folder as earlier versions made it comes back too', async () => {
  const source = await filledSite(embedded);
  const folder = join(emptyFolder(), '2026-01-01T00-00-00-000Z');
  cpSync(join(source.settings.dataDir, 'uploads'), join(folder, 'uploads'), { recursive: true });
  await source.storage.copyTo(folder);
  const target = await openSite(await emptyPlace(onPostgres));
  await restore(folder, target.settings);
  expect(await everything(target.storage.db)).toEqual(await everything(source.storage.db));
  expect(await picturesIn(target.uploads)).toEqual(await picturesIn(source.uploads));
});

test('a backup comes from the bucket where the disk is gone', async () => {
  const away = bucketIn('BACKUP_S3', await fakeS3());
  const source = await openSite({ ...(await emptyPlace(embedded)), ...away });
  await storeLeads(source.storage.db);
  const { name } = await backUp(source.storage, source.settings);
  const environment = { ...(await emptyPlace(embedded)), ...away };
  const { code, stderr } = await restoreNow(environment, basename(name));
  expect([code, stderr]).toEqual([0, '']);
  expect(await leadsOf(await openSite(environment))).toEqual(['old', 'young']);
  expect(readdirSync(join(environment.DATA_DIR ?? '', 'backups'))).toEqual([]);
});

test('a bucket that refuses once all is restored leaves the rest to the next start, and says so', async () => {
  const source = await siteWithLeads(embedded);
  await source.storage.db
    .insertInto('kind_to_fill')
    .values({ kind: 'leasing.testimonials' })
    .execute();
  const { file } = await backUp(source.storage, source.settings);
  const environment = {
    ...(await emptyPlace(embedded)),
    ...bucketIn('S3', { settings: { endpoint: 'http://127.0.0.1:1' } }),
  };
  await expect(restore(file, readSettings(environment))).rejects.toThrow(
    /^The backup is restored\. Then something failed: the next start .* \(.+\)$/,
  );
  const target = await openSite(environment);
  expect(await leadsOf(target)).toEqual(['old', 'young']);
  expect(await target.storage.db.selectFrom('kind_to_fill').selectAll().execute()).toHaveLength(1);
});

test('a copy of the database alone says which pictures are nowhere', async () => {
  const source = await filledSite(embedded);
  const { storage, settings, environment } = source;
  const occasion = 'before-migration';
  const { file } = await makeBackup({ storage, occasion }, settings);
  // Where they are, all is well.
  expect((await restoreNow(environment, file)).code).toBe(0);
  const { code, stdout, stderr } = await restoreNow(await emptyPlace(onPostgres), file);
  expect([code, stdout]).toEqual([1, expect.stringContaining('wajha: restored ')]);
  expect(stderr).toMatch(/^wajha: It lacks (\d+) of \1 pictures, which are not in \S+ either\.\n$/);
});

async function aSession({ storage }: Site) {
  const { id } = await storage.db
    .selectFrom('administrator')
    .select('id')
    .executeTakeFirstOrThrow();
  const created_at = new Date().toISOString();
  return { token_hash: 'x', administrator_id: id, created_at, last_used_at: created_at };
}

/** Whatever the engine: no row goes in. */
async function refusePictures({ storage: { db }, settings }: Site): Promise<void> {
  if (!settings.databaseUrl) {
    await sql`create trigger refuse before insert on upload
      begin select raise(abort, 'on purpose'); end`.execute(db);
    return;
  }
  await sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'on purpose'; end $$`.execute(db);
  await sql`create trigger refuse before insert on upload execute function refuse()`.execute(db);
}
