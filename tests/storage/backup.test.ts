import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepPicture } from '../../src/server/pictures/keep-picture.ts';
import { receiveImage } from '../../src/server/pictures/receive.ts';
import { openStore } from '../../src/server/pictures/store/open-store.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import { forgetLeads } from '../../src/server/process/tidy.ts';
import { seedDemo } from '../../src/server/seed/seed-demo.ts';
import { migrate } from '../../src/server/storage/migrate.ts';
import { openStorage } from '../../src/server/storage/open-storage.ts';
import type { Database } from '../../src/server/storage/storage.ts';
import { engines, type FreshStorage, freshStorage } from '../account/fresh-storage.ts';
import { freshPostgres } from '../support/postgres-database.ts';
import { runCommand } from '../support/run-command.ts';
import { credentials, fakeS3 } from '../uploads/fake-s3.ts';
import { drawing } from '../uploads/pictures.ts';

const backUp = (environment: Record<string, string>) =>
  runCommand('src/server/storage/backup-command.ts', environment);
const placeIn = (stdout: string) => /^wajha: backed up to (\S+) /.exec(stdout)?.[1] ?? '';

const day = 86_400_000;
const lead = (id: string, age: number) => ({
  ...{ id, form: 'contact-modal', fields: '{"name":"Sara Haddad"}', page: '/', language: 'en' },
  ...{ plan: '', flagged: null, created_at: new Date(Date.now() - age * day).toISOString() },
});

/** With a try to mail each. */
async function storeLeads(db: Database): Promise<void> {
  await db
    .insertInto('lead')
    .values([lead('old', 40), lead('young', 20)])
    .execute();
  const mailed = { started_at: '', outcome: 'failed', detail: '' } as const;
  for (const lead_id of ['old', 'young']) {
    await db
      .insertInto('lead_mail_try')
      .values({ lead_id, number: 1, ...mailed })
      .execute();
  }
}

describe.each(engines)('a backup of %s', (engine) => {
  let fresh: FreshStorage;
  beforeEach(async () => {
    fresh = await freshStorage(engine);
  });
  afterEach(() => fresh.remove());

  const everything = async (db: Database) => {
    const tables = (await db.introspection.getTables()).map(({ name }) => name).sort();
    return Promise.all(
      tables.map(async (name) => {
        const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
        return [name, rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort()];
      }),
    );
  };

  test('holds all that is stored, pictures included, and can be served as it is', async () => {
    const { db } = fresh.storage;
    await seedDemo(fresh.storage, await openStore(fresh.settings));
    await storeLeads(db);
    const { code, stdout, stderr } = await backUp(fresh.environment);
    expect([code, stderr]).toEqual([0, '']);
    const dataDir = placeIn(stdout);
    expect(dataDir).toContain(join(fresh.settings.dataDir, 'backups'));

    const restored = await openStorage(readSettings({ DATA_DIR: dataDir }), { exclusive: true });
    await migrate(restored);
    expect(await everything(restored.db)).toEqual(await everything(db));
    await restored.close();
    const uploads = (folder: string) => readdirSync(join(folder, 'uploads')).sort();
    expect(uploads(dataDir).length).toBeGreaterThan(10);
    expect(uploads(dataDir)).toEqual(uploads(fresh.settings.dataDir));
  });

  test('takes the pictures from the bucket, where they are', async () => {
    const bucket = await fakeS3();
    const environment = {
      ...fresh.environment,
      S3_ENDPOINT: bucket.settings.endpoint,
      S3_BUCKET: 'pictures',
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    };
    const picture = await receiveImage(await drawing().png().toBuffer(), { pngOnly: false });
    const store = await openStore(readSettings(environment));
    await keepPicture(store, fresh.storage.db, picture);
    const { code, stdout } = await backUp(environment);
    expect(code).toBe(0);
    const copied = readFileSync(join(placeIn(stdout), 'uploads', picture.name));
    expect(copied.equals(picture.bytes)).toBe(true);
  });

  test('says so where pictures are missing from it, and fails', async () => {
    const store = await openStore(fresh.settings);
    const picture = await receiveImage(await drawing().png().toBuffer(), { pngOnly: false });
    await keepPicture(store, fresh.storage.db, picture);
    await store.remove(picture.name);
    const { code, stdout, stderr } = await backUp(fresh.environment);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^wajha: The copy in \S+ lacks 1 of 1 pictures?[^\n]*\n$/);
  });

  test('keeps no lead for longer than leads are kept, nor do those made before', async () => {
    const { db } = fresh.storage;
    await storeLeads(db);
    const automatic = await fresh.storage.backUp();
    const before = placeIn((await backUp(fresh.environment)).stdout);
    const LEADS_KEEP_DAYS = '30';
    const after = placeIn((await backUp({ ...fresh.environment, LEADS_KEEP_DAYS })).stdout);
    expect(await leadsIn(after)).toEqual(['young', 'young']);
    expect(
      readFileSync(join(after, 'wajha.db'))
        .toString('latin1')
        .match(/Haddad/g),
    ).toHaveLength(1);

    expect(await leadsIn(before)).toEqual(['old', 'old', 'young', 'young']);
    const copies = [before, automatic];
    await forgetLeads(db, Number(LEADS_KEEP_DAYS), fresh.settings);
    for (const copy of copies) expect(await leadsIn(copy)).toEqual(['young', 'young']);
  });

  /** Of both tables that speak of leads. */
  async function leadsIn(place: string): Promise<string[]> {
    const ids = (at: { db: Database }, schema?: string) =>
      sql<{ id: string }>`
        select id from ${sql.table(schema ? `${schema}.lead` : 'lead')} union all
        select lead_id from ${sql.table(schema ? `${schema}.lead_mail_try` : 'lead_mail_try')}
        order by 1
      `
        .execute(at.db)
        .then(({ rows }) => rows.map(({ id }) => id));
    if (place.startsWith('schema ')) return ids(fresh.storage, place.slice('schema '.length));
    const copy = await openStorage(readSettings({ DATA_DIR: place }), { exclusive: false });
    const found = await ids(copy);
    await copy.close();
    return found;
  }
});

describe('a backup of nothing', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wajha-backup-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('is refused where there is no database, and makes none', async () => {
    const nowhere = join(folder, 'typing-error');
    const { code, stdout, stderr } = await backUp({ DATA_DIR: nowhere });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`wajha: There is no database in ${nowhere}; set DATA_DIR.\n`);
    expect(existsSync(nowhere)).toBe(false);
    mkdirSync(nowhere);
    expect((await backUp({ DATA_DIR: nowhere })).code).toBe(1);
    expect(readdirSync(nowhere)).toEqual([]);
  });

  test('is refused where the database is empty', async () => {
    const DATABASE_URL = await freshPostgres();
    const { code, stdout, stderr } = await backUp({ DATA_DIR: folder, DATABASE_URL });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe('wajha: The database is empty; the first start fills it.\n');
    expect(readdirSync(folder)).toEqual([]);
  });
});
