import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { noteBackup, noteFailure } from '../../src/server/backups/backup-notes.ts';
import { lookAtClock } from '../../src/server/process/clock.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import { engines, openTestApp, type TestApp } from '../support/app.ts';
import { freshPostgres } from '../support/postgres-database.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { signIn } from '../support/sign-in.ts';
import { fakeS3 } from '../uploads/fake-s3.ts';
import { bucketIn } from './site.ts';
import { stalledBucket } from './stalled-bucket.ts';

const madeIn = (dataDir: string) => {
  const names = readdirSync(dataDir).includes('backups')
    ? readdirSync(join(dataDir, 'backups'))
    : [];
  return names.filter((name) => name.endsWith('.tar.gz'));
};

async function started(env: Record<string, string>): Promise<RunningServer> {
  const server = await startServer({ env: { LOG_LEVEL: 'silent', SEED: 'none', ...env } });
  onTestFinished(() => server.stop());
  return server;
}

async function factsFrom(server: RunningServer) {
  const { url } = server;
  const token = await signIn(server);
  return async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${url}/api/admin/backups`, { headers })).json();
  };
}

describe('BACKUP_EVERY', () => {
  test('makes a backup by itself, also in the bucket, and says so', async () => {
    const bucket = await fakeS3();
    const server = await started({ BACKUP_EVERY: '24h', ...bucketIn('BACKUP_S3', bucket) });
    const facts = await factsFrom(server);
    await expect.poll(facts).toMatchObject({ lastAt: expect.any(String) });
    expect(madeIn(server.dataDir)).toHaveLength(1);
    expect([...bucket.objects.keys()]).toEqual(madeIn(server.dataDir));
    expect(await facts()).toMatchObject({ failure: null, isRegular: true, isOverdue: false });
    const database = new DatabaseSync(join(server.dataDir, 'wajha.db'));
    const chores = database.prepare('select name, taken_at, detail from chore').all();
    database.close();
    const [detail] = madeIn(server.dataDir);
    expect(chores.find(({ name }) => name === 'backup')).toMatchObject({ taken_at: null, detail });
  });

  test('makes one on one of two processes', async () => {
    const DATABASE_URL = await freshPostgres();
    const ADMIN_PASSWORD = 'a password for tests';
    const env = { BACKUP_EVERY: '24h', DATABASE_URL, ADMIN_PASSWORD };
    const servers = await Promise.all([started(env), started(env)]);
    const facts = await factsFrom(servers[0]);
    await expect.poll(facts).toMatchObject({ lastAt: expect.any(String) });
    expect(servers.flatMap(({ dataDir }) => madeIn(dataDir))).toHaveLength(1);
  });

  test('says why there is none', async () => {
    const settings = bucketIn('BACKUP_S3', { settings: { endpoint: 'http://127.0.0.1:1' } });
    const facts = await factsFrom(await started({ BACKUP_EVERY: '24h', ...settings }));
    const reason = 'The bucket for backups at http://127.0.0.1:1 cannot be reached.';
    await expect.poll(facts).toMatchObject({ lastAt: null, failure: { reason } });
  });

  test('is no reason to wait when the server stops, and is made after the next start', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'wajha-data-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const env = { BACKUP_EVERY: '24h', LOG_LEVEL: 'silent', SEED: 'none' };
    const bucket = await stalledBucket();
    const stalled = await startServer({
      env: { ...env, ...bucketIn('BACKUP_S3', bucket) },
      dataDir,
    });
    await bucket.reached;
    await stalled.stop();
    expect(stalled.child.exitCode).toBe(0);

    const before = madeIn(dataDir).length;
    const server = await startServer({ env, dataDir });
    await expect.poll(() => madeIn(dataDir)).toHaveLength(before + 1);
    await server.stop();
  });

  test.each(['24', 'daily', '0h', '-1h', '1.5h'])('refuses %j in one sentence', (BACKUP_EVERY) => {
    expect(() => readSettings({ BACKUP_EVERY })).toThrow(
      'The setting BACKUP_EVERY is not valid: it must be like 30m, 24h or 7d.',
    );
  });

  test('takes minutes, hours and days', () => {
    const every = (BACKUP_EVERY: string) => readSettings({ BACKUP_EVERY }).backupEvery;
    expect([every('30m'), every('6h'), every('7d')]).toEqual([1_800_000, 21_600_000, 604_800_000]);
  });
});

test('the bucket for backups takes what is set for uploads, and its own before that', () => {
  const environment = bucketIn('S3', { settings: { endpoint: 'http://one' } });
  expect(readSettings(environment).backupS3).toBeUndefined();
  const { backupS3 } = readSettings({
    ...environment,
    BACKUP_S3_BUCKET: 'away',
    BACKUP_S3_ENDPOINT: 'http://other',
    BACKUP_S3_PREFIX: 'site',
  });
  expect(backupS3).toMatchObject({
    ...{ bucket: 'away', endpoint: 'http://other', prefix: 'site', region: 'eu-central-1' },
    accessKeyId: environment.S3_ACCESS_KEY_ID,
  });
  expect(() => readSettings({ BACKUP_S3_BUCKET: 'away' })).toThrow(/BACKUP_S3_ENDPOINT/);
});

describe.each(engines)('what the dashboard is told on %s', (engine) => {
  const hour = 3_600_000;
  const now = Date.parse('2026-11-17T12:00:00.000Z');
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine, { now: () => now, env: { BACKUP_EVERY: '24h' } });
  });
  beforeEach(() => app.storage.db.deleteFrom('chore').execute());
  afterAll(() => app.close());

  test('is for the administrator alone', async () => {
    const app = await openTestApp(engine);
    onTestFinished(() => app.close());
    expect((await app.call('GET', '/admin/backups')).status).toBe(401);
    expect((await app.admin('GET', '/admin/backups')).body).toEqual({
      ...{ lastAt: null, failure: null, isRegular: false, isOverdue: false },
      clockDoubtedSince: null,
      isDatabaseDamaged: false,
    });
  });

  test('is the last one that was proved, and a failure only until the next', async () => {
    const { db } = app.storage;
    const facts = async () => (await app.admin('GET', '/admin/backups')).body;
    await noteBackup(db, 'x.tar.gz', now - hour);
    await noteFailure(db, 'The disk is full.');
    expect(await facts()).toMatchObject({
      lastAt: new Date(now - hour).toISOString(),
      failure: { reason: 'The disk is full.' },
    });
    await noteBackup(db, 'y.tar.gz', now);
    expect(await facts()).toMatchObject({ failure: null });
  });

  test('is a failure too while the last one lies ahead, and that one is overdue', async () => {
    const { db } = app.storage;
    await noteBackup(db, 'x.tar.gz', Date.parse('2099-01-01'));
    await noteFailure(db, 'The disk is full.');
    const { body } = await app.admin('GET', '/admin/backups');
    expect(body).toMatchObject({ isOverdue: true, failure: { reason: 'The disk is full.' } });
  });

  test('is since when the clock may be wrong', async () => {
    const { db } = app.storage;
    await lookAtClock(db, () => now - 400 * 24 * hour);
    await lookAtClock(db, () => now);
    const clockDoubtedSince = new Date(now).toISOString();
    expect((await app.admin('GET', '/admin/backups')).body).toMatchObject({ clockDoubtedSince });
  });

  test.each([
    { age: 1, isOverdue: false },
    { age: 35, isOverdue: false },
    { age: 37, isOverdue: true },
  ])('calls a daily one of $age hours ago overdue: $isOverdue', async ({ age, isOverdue }) => {
    await noteBackup(app.storage.db, 'x.tar.gz', now - age * hour);
    expect((await app.admin('GET', '/admin/backups')).body).toMatchObject({ isOverdue });
  });
});
