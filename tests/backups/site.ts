import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { ensureAdministrator } from '../../src/server/account/first-administrator.ts';
import { openStore } from '../../src/server/pictures/store/open-store.ts';
import type { UploadStore } from '../../src/server/pictures/store/store.ts';
import { readSettings, type Settings } from '../../src/server/process/settings.ts';
import { seedDemo } from '../../src/server/seed/seed-demo.ts';
import { migrate } from '../../src/server/storage/migrate.ts';
import { openStorage } from '../../src/server/storage/open-storage.ts';
import type { Database, Storage } from '../../src/server/storage/storage.ts';
import { freshPostgres } from '../support/postgres-database.ts';
import { copySeededData } from '../support/seeded-copy.ts';
import { credentials, fakeS3 } from '../uploads/fake-s3.ts';

export const places = [
  { engine: 'SQLite', store: 'disk' },
  { engine: 'SQLite', store: 'bucket' },
  { engine: 'PostgreSQL', store: 'disk' },
  { engine: 'PostgreSQL', store: 'bucket' },
] as const;
export type Place = (typeof places)[number];

export const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'wajha-backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** The settings of an empty place, gone with the test. */
export async function emptyPlace({ engine, store }: Place): Promise<Record<string, string>> {
  const environment: Record<string, string> = { DATA_DIR: emptyFolder() };
  if (engine === 'PostgreSQL') environment.DATABASE_URL = await freshPostgres();
  if (store === 'bucket') Object.assign(environment, bucketIn('S3', await fakeS3()));
  return environment;
}

export const bucketIn = (name: string, { settings }: { settings: { endpoint: string } }) => ({
  [`${name}_ENDPOINT`]: settings.endpoint,
  [`${name}_BUCKET`]: 'pictures',
  [`${name}_REGION`]: 'eu-central-1',
  [`${name}_ACCESS_KEY_ID`]: credentials.accessKeyId,
  [`${name}_SECRET_ACCESS_KEY`]: credentials.secretAccessKey,
});

export interface Site {
  environment: Record<string, string>;
  settings: Settings;
  storage: Storage;
  uploads: UploadStore;
}

/** Opens what is there, and closes it with the test. */
export async function openSite(environment: Record<string, string>): Promise<Site> {
  const settings = readSettings(environment);
  const storage = await openStorage(settings, { exclusive: false });
  onTestFinished(() => storage.close());
  await migrate(storage);
  return { environment, settings, storage, uploads: await openStore(settings) };
}

/** A site with something of everything that is stored. */
export async function filledSite(place: Place): Promise<Site> {
  const environment = await emptyPlace(place);
  // What the run has seeded already fits the simplest place as it is.
  if (place === places[0]) copySeededData(environment.DATA_DIR ?? '', {});
  const site = await openSite(environment);
  const { db } = site.storage;
  await seedDemo(site.storage, site.uploads);
  await ensureAdministrator(db, site.settings, () => {});
  await fillHistory(db);
  await storeLeads(db);
  const done_at = '2026-03-01T04:00:00.000Z';
  await db.deleteFrom('chore').execute();
  await db.insertInto('chore').values({ name: 'sweep', taken_at: null, done_at }).execute();
  return site;
}

const day = 86_400_000;
export const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();

/** One of 40 days ago and one of 20, with a try to mail each. */
export async function storeLeads(db: Database): Promise<void> {
  for (const [id, age] of [
    ['old', 40],
    ['young', 20],
  ] as const) {
    const fields = JSON.stringify({ name: 'سارة Haddad', text: '"; drop table lead; --\n😀' });
    const where = { form: 'contact-modal', page: '/', language: 'en', plan: '', flagged: null };
    await db
      .insertInto('lead')
      .values({ id, fields, ...where, created_at: daysAgo(age) })
      .execute();
    const mail = { state: 'sent', due_at: null, queued_at: '', tries: 1 } as const;
    await db
      .insertInto('lead_mail')
      .values({ lead_id: id, ...mail, possibly_repeated: 0 })
      .execute();
    const tried = { number: 1, started_at: '', outcome: 'sent', detail: '' } as const;
    await db
      .insertInto('lead_mail_try')
      .values({ lead_id: id, ...tried })
      .execute();
  }
}

async function fillHistory(db: Database): Promise<void> {
  const documents = await db.selectFrom('document').selectAll().execute();
  const versions = documents.slice(0, 300).map((document) => {
    const { id, kind, parent_id, body, position, created_at } = document;
    const saved = { saved_at: created_at, saved_by: 'admin', replaced_at: created_at };
    const version = { document_id: id, version: 0, kind, parent_id, body, position };
    return { ...version, created_at, ...saved, removal: null };
  });
  await db.insertInto('document_version').values(versions).execute();
  const kind = 'blogs.blogs';
  await db
    .insertInto('redirect')
    .values({ kind, parent_id: '', slug: 'عنوان-قديم', document_id: documents[0]?.id ?? '' })
    .execute();
}

/** What a restore brings back: all tables but those that are of the place and the day. */
export async function everything(db: Database): Promise<Record<string, string[]>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).sort();
  const brought = tables.filter((name) => !/^(session|rate_limit|content_revision)$/.test(name));
  const rows = brought.map(async (name) => {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(name)}
    `.execute(db);
    return [name, rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort()] as const;
  });
  const found = Object.fromEntries(await Promise.all(rows));
  const { chore = [] } = found;
  return { ...found, chore: chore.filter((row) => !row.includes('"backup')) };
}

/** Each file with what is in it. */
export async function picturesIn(uploads: UploadStore): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const { name } of uploads.list()) {
    const bytes = await uploads.open(name).then((opened) => opened?.body.toArray());
    found.set(name, Buffer.concat(bytes ?? []).toString('base64'));
  }
  return new Map([...found].sort());
}
