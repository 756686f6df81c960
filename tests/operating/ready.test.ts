import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { openStore } from '../../src/server/pictures/store/open-store.ts';
import { openS3Store } from '../../src/server/pictures/store/s3-store.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import { probesOf } from '../../src/server/readiness/probes.ts';
import { createReadiness, type PartState } from '../../src/server/readiness/readiness.ts';
import { migrate } from '../../src/server/storage/migrate.ts';
import { openStorage } from '../../src/server/storage/open-storage.ts';
import { noSmallDisk, smallDisk } from '../leads/small-disk.ts';
import { openTestApp } from '../support/app.ts';
import { freshPostgres } from '../support/postgres-database.ts';
import { tcpProxy } from '../support/tcp-proxy.ts';
import { distantBucket } from '../uploads/distant-bucket.ts';
import { fakeS3 } from '../uploads/fake-s3.ts';
import { storedName } from '../uploads/stored-name.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

const quiet = { isStopping: () => false, onChange: () => {} };

test('health stays a word, and readiness names each part', async () => {
  const app = await openTestApp('sqlite');
  open.push(() => app.close());
  expect((await app.call('GET', '/health')).body).toEqual({ status: 'ok' });
  const ready = await app.call('GET', '/ready');
  expect([ready.status, ready.body]).toEqual([
    200,
    {
      status: 'ready',
      parts: { database: 'ok', migrations: 'ok', uploads: 'ok', disk: 'ok' },
    },
  ]);
  expect(ready.headers['cache-control']).toBe('private, no-store');
});

test('a database that is away or behind is said within a second, and health stays ok', async () => {
  const proxy = await tcpProxy(await freshPostgres());
  open.push(() => proxy.close());
  const dataDir = mkdtempSync(join(tmpdir(), 'wajha-ready-'));
  open.push(() => rmSync(dataDir, { recursive: true }));
  const settings = readSettings({ DATABASE_URL: proxy.url, DATA_DIR: dataDir });
  const storage = await openStorage(settings, { exclusive: true });
  open.push(() => storage.close());
  await migrate(storage);
  const probes = probesOf(settings, storage, await openStore(settings));
  const look = createReadiness(probes, { ...quiet, keptFor: 0 });
  expect((await look()).parts).toMatchObject({ database: 'ok', migrations: 'ok' });

  await sql`create table aside as select * from kysely_migration`.execute(storage.db);
  await sql`delete from kysely_migration`.execute(storage.db);
  await expect.poll(look).toMatchObject({ status: 'not ready', parts: { migrations: 'behind' } });
  await sql`delete from kysely_migration`.execute(storage.db);
  await sql`insert into kysely_migration select * from aside`.execute(storage.db);
  await sql`insert into kysely_migration values ('9999-later', '')`.execute(storage.db);
  // A newer program has begun: this one serves until it is replaced.
  await expect.poll(look).toMatchObject({ status: 'ready', parts: { migrations: 'ahead' } });

  proxy.refuse();
  const began = performance.now();
  await expect.poll(look).toMatchObject({ status: 'not ready', parts: { database: 'away' } });
  expect(performance.now() - began).toBeLessThan(5_000);
  proxy.letThrough();
  await expect.poll(async () => (await look()).parts.database).toBe('ok');
});

test('a database that takes questions and answers none is asked one at a time', async () => {
  const silent = await silentServer();
  const settings = readSettings({ DATABASE_URL: `postgres://x@127.0.0.1:${silent.port}/x` });
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: settings.databaseUrl, max: 10 });
  const asked = () => pool.query('select 1').then((): PartState => 'ok');
  const look = createReadiness({ database: asked }, { ...quiet, patience: 200, keptFor: 0 });
  for (let count = 0; count < 5; count += 1) {
    const began = performance.now();
    expect(await look()).toEqual({ status: 'not ready', parts: { database: 'no answer' } });
    expect(performance.now() - began).toBeLessThan(1_000);
    await new Promise((done) => setTimeout(done, 5));
  }
  expect(silent.connections()).toBe(1);
});

test('a thousand who ask at once cost one look', async () => {
  let looks = 0;
  const probe = async (): Promise<PartState> => {
    looks += 1;
    return 'ok';
  };
  const look = createReadiness({ probe }, quiet);
  await Promise.all(Array.from({ length: 1_000 }, look));
  await look();
  expect(looks).toBe(1);
});

test('a change is told once, not with every question', async () => {
  let state: PartState = 'ok';
  const told: string[] = [];
  const onChange = ({ status }: { status: string }) => told.push(status);
  const look = createReadiness({ part: async () => state }, { ...quiet, onChange, keptFor: 0 });
  const lookTwice = async () => {
    for (let count = 0; count < 2; count += 1) {
      await look();
      await new Promise((done) => setTimeout(done, 5));
    }
  };
  await lookTwice();
  state = 'away';
  await lookTwice();
  state = 'low';
  await lookTwice();
  expect(told).toEqual(['not ready', 'ready']);
});

test('a bucket that is gone is said without its name', async () => {
  const { settings } = await fakeS3();
  const state = (changed: object) => openS3Store({ ...settings, ...changed }).state();
  expect(await state({})).toBe('ok');
  expect(await state({ bucket: 'nothing' })).toBe('missing');
  expect(await state({ accessKeyId: 'NOBODY' })).toBe('forbidden');
  expect(await state({ endpoint: 'http://127.0.0.1:1' })).toBe('away');
});

test('a bucket that keeps nothing is said from the first upload on, until it keeps something', async () => {
  const { settings, refuseWrites, objects } = await fakeS3();
  const store = openS3Store(settings);
  const picture = Buffer.from('picture');
  refuseWrites(true);
  expect(await store.state()).toBe('ok');
  await expect(store.put(storedName(picture), picture)).rejects.toThrow('refused PUT with 403');
  for (let looks = 0; looks < 3; looks += 1) expect(await store.state()).toBe('not writable');
  refuseWrites(false);
  await expect.poll(store.state).toBe('ok');
  await store.put(storedName(picture), picture);
  expect(objects.has(storedName(picture))).toBe(true);
  expect(await Array.fromAsync(store.list())).toHaveLength(1);
});

test('a bucket that is slow is told apart from one that is away', async () => {
  const { s3, proxy } = await distantBucket();
  const store = openS3Store(s3);
  proxy.slowDown(800);
  const look = createReadiness({ uploads: store.state }, { ...quiet, keptFor: 0 });
  await expect.poll(look).toEqual({ status: 'ready', parts: { uploads: 'slow' } });
  proxy.hang();
  await expect.poll(look).toEqual({ status: 'not ready', parts: { uploads: 'away' } });
  proxy.letThrough();
  await expect.poll(look).toEqual({ status: 'ready', parts: { uploads: 'ok' } });
});

test.skipIf(noSmallDisk)('a disk that is nearly full is told apart from a full one', async () => {
  const app = await openTestApp('sqlite');
  open.push(() => app.close());
  const disk = await smallDisk(60);
  open.push(() => disk.remove());
  const probes = probesOf(
    { dataDir: disk.folder, s3: undefined, databaseUrl: undefined },
    app.storage,
    await openStore({ dataDir: disk.folder }),
  );
  expect(await probes.disk?.()).toBe('low');
  disk.fill();
  expect(await probes.disk?.()).toBe('full');
});

async function silentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  open.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return {
    port: (server.address() as { port: number }).port,
    connections: () => sockets.size,
  };
}
