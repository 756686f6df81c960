import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backUpBeforeMigration } from '../../src/server/backups/back-up.ts';
import { proveArchive } from '../../src/server/backups/prove-archive.ts';
import { watchChanges } from '../../src/server/content/changes.ts';
import { noteChange } from '../../src/server/content/dependencies.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import { StartProblem } from '../../src/server/process/start-problem.ts';
import { forgetOldVersions } from '../../src/server/process/tidy.ts';
import { migrate } from '../../src/server/storage/migrate.ts';
import { migrations } from '../../src/server/storage/migrations/index.ts';
import { openStorage } from '../../src/server/storage/open-storage.ts';
import { watchRevision } from '../../src/server/storage/revision-watch.ts';
import type { Storage } from '../../src/server/storage/storage.ts';
import { engines } from '../support/app.ts';
import { migratedDatabase, migratedPostgres } from '../support/migrated-database.ts';

const later = {
  ...migrations,
  '9000-later': {
    up: async (db: Storage['db']) => {
      await sql`alter table lead add column later text`.execute(db);
    },
  },
};

const failing = {
  ...migrations,
  '9000-failing': {
    up: async (db: Storage['db']) => {
      await sql`create table half_done (id integer)`.execute(db);
      throw new Error('on purpose');
    },
  },
};

describe.each(engines)('on %s', (engine) => {
  let dataDir: string;
  let storage: Storage;
  let settings: ReturnType<typeof readSettings>;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'wajha-storage-'));
    settings = readSettings(await migratedDatabase(engine, dataDir));
    storage = await openStorage(settings, { exclusive: true });
  });
  afterEach(async () => {
    await storage.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const storeLead = (id: string) =>
    storage.db
      .insertInto('lead')
      .values({
        id,
        form: 'contact-modal',
        fields: '{}',
        page: '/',
        language: 'en',
        plan: '',
        flagged: null,
        created_at: new Date().toISOString(),
      })
      .execute();

  test('a database is brought up to date after a backup that holds what was there', async () => {
    await storeLead('before');
    const before = () => backUpBeforeMigration(storage, settings);
    await migrate(storage, { migrations: later, before });
    await storeLead('after');
    const [copy = '', ...others] = await readdir(join(dataDir, 'backups'));
    expect([copy, others]).toEqual([expect.stringMatching(/Z-before-migration\.tar\.gz$/), []]);
    const { manifest } = await proveArchive(
      join(dataDir, 'backups', copy),
      await mkdtemp(join(dataDir, 'proof-')),
    );
    expect(manifest.rows.lead).toBe(1);
    await migrate(storage, { migrations: later, before });
    expect(await readdir(join(dataDir, 'backups'))).toHaveLength(1);
  });

  test('a database that cannot be copied first is left as it was, in one sentence', async () => {
    await writeFile(join(dataDir, 'backups'), 'in the way');
    const before = () => backUpBeforeMigration(storage, settings);
    const refused = migrate(storage, { migrations: later, before });
    await expect(refused).rejects.toThrow(StartProblem);
    await expect(refused).rejects.toThrow(/^The database could not be copied before /);
    const tables = await storage.db.introspection.getTables();
    const lead = tables.find(({ name }) => name === 'lead');
    expect(lead?.columns.map(({ name }) => name)).not.toContain('later');
  });

  test('a migration that fails names its copy, and leaves the database as it was', async () => {
    const before = () => backUpBeforeMigration(storage, settings);
    await expect(migrate(storage, { migrations: failing, before })).rejects.toThrow(
      /^The migration 9000-failing failed, so the database was left as it is: on purpose\. A copy of it is in \S+-before-migration\.tar\.gz\.$/,
    );
    const tables = await storage.db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('half_done');
    await migrate(storage, { migrations: later });
  });

  test('a database of a newer program is left alone', async () => {
    await migrate(storage, { migrations: later });
    const refused = migrate(storage);
    await expect(refused).rejects.toThrow(StartProblem);
    await expect(refused).rejects.toThrow(/newer version/);
  });

  test('old versions are forgotten, younger ones are not', async () => {
    const version = (number: number, replaced_at: string) => ({
      document_id: 'x',
      version: number,
      kind: 'home.faq',
      parent_id: null,
      position: 0,
      body: '{}',
      created_at: '',
      saved_at: '',
      saved_by: '',
      replaced_at,
      removal: null,
    });
    await storage.db
      .insertInto('document_version')
      .values([version(1, '2020-01-01T00:00:00.000Z'), version(2, new Date().toISOString())])
      .execute();
    await forgetOldVersions(storage.db, 90);
    const left = await storage.db.selectFrom('document_version').select('version').execute();
    expect(left).toEqual([{ version: 2 }]);
  });

  test('a save that fails half-way leaves nothing, and its change is told to nobody', async () => {
    const changes = await watchChanges(storage);
    const told: unknown[] = [];
    changes.onChange(({ keys }) => told.push(keys));
    const failed = changes.write(async (db) => {
      await db
        .insertInto('redirect')
        .values({ kind: 'k', parent_id: '', slug: 's', document_id: 'd' })
        .execute();
      throw new Error('half-way');
    });
    await expect(failed).rejects.toThrow('half-way');
    expect(await storage.db.selectFrom('redirect').selectAll().execute()).toEqual([]);
    expect(told).toEqual([]);
  });
});

test('processes on one PostgreSQL hear of each other’s saves', async () => {
  const url = await migratedPostgres();
  const settings = readSettings({ DATABASE_URL: url });
  const [one, other] = [
    await openStorage(settings, { exclusive: true }),
    await openStorage(settings, { exclusive: true }),
  ];
  const changes = await watchChanges(one);
  const heard: unknown[] = [];
  (await watchChanges(other)).onChange(({ keys }) => heard.push(keys));
  const own: unknown[] = [];
  changes.onChange(({ keys }) => own.push(keys));
  await changes.write(async () => noteChange('services'));
  // Whoever asks for the revision at that very moment may start over as well, for nothing.
  await expect.poll(() => heard).toContainEqual(['services']);
  // The other process has heard of it, so this one has too.
  expect(own.filter((keys) => keys !== null)).toEqual([['services']]);
  const before = heard.length;
  // By a connection of its own: with their lifelines both take the database to be away.
  const administrator = new pg.Client({ connectionString: url });
  await administrator.connect();
  await administrator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'wajha lifeline' and datname = current_database()`,
  );
  await administrator.end();
  await expect.poll(() => heard.slice(before)).toContain(null);
  await expect.poll(() => own).toContain(null);
  await changes.write(async () => noteChange('home'));
  await expect.poll(() => heard).toContainEqual(['home']);
  await one.close();
  await other.close();
});

test('a revision that was spoken of is no reason to start over, one that was missed is', () => {
  let missed = 0;
  const watch = watchRevision(() => missed++);
  watch.see(3);
  for (const heard of [4, 5]) watch.hear(heard);
  watch.see(5);
  watch.see(5);
  expect(missed).toBe(0);
  watch.hear(7);
  watch.see(7);
  expect(missed).toBe(1);
  watch.see(7);
  expect(missed).toBe(1);
  // A database that was put back to an earlier day.
  watch.see(2);
  expect(missed).toBe(2);
});
