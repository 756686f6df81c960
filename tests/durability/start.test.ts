import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFirst } from '../../src/server/process/first-write.ts';
import { listenOn } from '../../src/server/process/listen.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import { migrate } from '../../src/server/storage/migrate.ts';
import { openStorage } from '../../src/server/storage/open-storage.ts';
import { startServer } from '../support/server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wajha-start-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const root = resolve(import.meta.dirname, '../..');

/** A start that cannot succeed: what it printed to the error output, and its exit code. */
function failedStart(env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['build/start/start.js'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 120_000,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      SEED: 'none',
      DATA_DIR: folder,
      ADMIN_PASSWORD: 'a password for tests',
      ...env,
    },
  });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  return stderr.trim();
}

test('a taken port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => other.once('listening', done));
  const { port } = other.address() as { port: number };
  expect(failedStart({ PORT: `${port}` })).toMatch(`Port ${port} is in use`);
  other.close();
});

test('a data directory that cannot be written', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(failedStart({ DATA_DIR: join(file, 'data') })).toMatch(/not writable/);
  if (process.getuid?.() === 0) return;
  const readOnly = join(folder, 'read-only');
  mkdirSync(readOnly);
  chmodSync(readOnly, 0o500);
  expect(failedStart({ DATA_DIR: readOnly })).toMatch(/not writable/);
});

test('a data directory that another process serves', async () => {
  const storage = await openStorage(readSettings({ DATA_DIR: folder }), { exclusive: true });
  expect(failedStart({})).toMatch(/in use by another process/);
  await storage.close();
});

test('a database that cannot be reached', () => {
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/nothing';
  expect(failedStart({ DATABASE_URL })).toMatch(/cannot be reached/);
});

test('a setting that is not valid', () => {
  expect(failedStart({ PORT: 'eighty' })).toMatch(/PORT/);
  expect(() => readSettings({ DATABASE_URL: 'mysql://x' })).toThrow(/DATABASE_URL/);
  expect(() => readSettings({ S3_BUCKET: 'alone' })).toThrow(/S3_ENDPOINT/);
  expect(() => readSettings({ TRUST_PROXY: 'nginx' })).toThrow(/TRUST_PROXY/);
});

test('an origin with more than a host', () => {
  const refusal = (PUBLIC_URL: string) => () => readSettings({ PUBLIC_URL });
  for (const path of ['/site', '/?a=b', '/#top', '\\site']) {
    expect(refusal(`https://agency.example${path}`)).toThrow(/PUBLIC_URL.*end after the host/);
  }
  expect(refusal('https://me:secret@agency.example')).toThrow(/PUBLIC_URL.*no user name/);
  expect(refusal('https://me:secret@agency.example')).not.toThrow(/secret/);
  expect(refusal('agency.example')).toThrow(/PUBLIC_URL.*like https:/);
  expect(readSettings({ PUBLIC_URL: 'https://agency.example:8443/' }).publicUrl).toBe(
    'https://agency.example:8443',
  );
});

test('proxies that cannot be read, in one sentence and not a trace', () => {
  for (const proxies of ['nginx', '10.0.0.0/33', '10.0.0.0/8,', 'fe80::1%eth0', '10.0.0.0/8/9']) {
    expect(() => readSettings({ TRUST_PROXY: proxies })).toThrow(/TRUST_PROXY is not valid/);
  }
});

test('addresses of mail without a server that takes them', () => {
  for (const setting of ['MAIL_TO', 'MAIL_FROM']) {
    expect(() => readSettings({ [setting]: 'me@agency.example' })).toThrow(/need SMTP_URL/);
  }
});

test('a data directory on a file system that takes no folders', async () => {
  await expect(writeFirst('/proc/wajha/data')).rejects.toThrow(/not writable/);
});

test.each([
  [
    'is damaged',
    Buffer.from('not a database at all, for longer than its header of 100 bytes. '.repeat(9)),
  ],
  ['is damaged', Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(9_000, 1)])],
])('a database that %s, however its beginning is spoilt', (sentence, bytes) => {
  writeFileSync(join(folder, 'wajha.db'), bytes);
  expect(failedStart({})).toContain(sentence);
});

test('a list of tables that is spoilt', async () => {
  const storage = await openStorage(readSettings({ DATA_DIR: folder }), { exclusive: true });
  await migrate(storage);
  await storage.close();
  const file = join(folder, 'wajha.db');
  const bytes = readFileSync(file);
  bytes.fill(7, 100, 4096);
  writeFileSync(file, bytes);
  expect(failedStart({})).toContain('is damaged');
});

test('a data directory that does not answer', () => {
  // A pipe that nobody reads: to open it for writing waits for ever, as on a disk that is lost.
  const script = 'mkfifo "$DATA_DIR/.written-$$" && exec "$0" build/start/start.js';
  const began = Date.now();
  const { stderr, status, signal } = spawnSync('sh', ['-c', script, process.execPath], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder },
  });
  expect(stderr).toBe(`wajha: The data directory ${folder} does not answer.\n`);
  expect([status, signal]).toEqual([null, 'SIGKILL']);
  expect(Date.now() - began).toBeLessThan(20_000);
});

test('a host that is none of this machine', async () => {
  expect(failedStart({ HOST: 'no-such-host.invalid' })).toBe(
    'wajha: The name no-such-host.invalid leads to no address; change HOST.',
  );
  const elsewhere = { port: 0, host: '192.0.2.1', setting: 'METRICS_PORT' } as const;
  await expect(listenOn(createHttpServer(), elsewhere)).rejects.toThrow(
    'The address 192.0.2.1 is none of this machine’s; change METRICS_HOST.',
  );
});

test('the password of the first administrator is printed once, and not to the log', async () => {
  const env = { SEED: 'none', ADMIN_PASSWORD: '' };
  const first = await startServer({ dataDir: folder, env });
  await first.stop();
  const printed = /with the password (\S+)/.exec(first.output())?.[1] ?? '';
  expect(printed.length).toBeGreaterThan(15);
  expect(first.output().split(printed)).toHaveLength(2);
  const second = await startServer({ dataDir: folder, env });
  await second.stop();
  expect(second.output()).not.toMatch(/password/);
});

test('an idle connection outlives those of proxies, and a stop finishes what is under way', async () => {
  const server = await startServer({ dataDir: folder, env: { SEED: 'none' } });
  const login = await fetch(`${server.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: server.password }),
  });
  expect(login.headers.get('keep-alive')).toBe('timeout=72');
  const { token } = (await login.json()) as { token: string };
  const saves = Array.from({ length: 20 }, (_, index) =>
    fetch(`${server.url}/api/home/faq`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ question: `Question ${index}`, answer: 'A' }),
    }).then(
      ({ status }) => status,
      () => 0,
    ),
  );
  await Promise.race(saves);
  await server.stop();
  const acknowledged = (await Promise.all(saves)).filter((status) => status === 201).length;
  expect(server.child.exitCode).toBe(0);
  expect(acknowledged).toBeGreaterThan(0);
  const database = new DatabaseSync(join(folder, 'wajha.db'));
  const { stored } = database.prepare('select count(*) as stored from document').get() as {
    stored: number;
  };
  database.close();
  expect(stored).toBe(acknowledged);
});

test('a proxy that nobody named is pointed out once', async () => {
  const env = { SEED: 'none', LOG_LEVEL: 'warn' };
  const server = await startServer({ dataDir: folder, env });
  const warnings = () => server.output().match(/TRUST_PROXY/g) ?? [];
  await fetch(`${server.url}/api/home`);
  expect(warnings()).toEqual([]);
  for (const headers of [
    { 'x-forwarded-for': '203.0.113.5' },
    { forwarded: 'for=203.0.113.6' },
    { 'x-forwarded-for': '203.0.113.7' },
  ]) {
    await fetch(`${server.url}/api/health`, { headers });
  }
  await server.stop();
  expect(warnings()).toHaveLength(1);
  expect(server.output()).not.toContain('203.0.113');

  const named = await startServer({ dataDir: folder, env: { ...env, TRUST_PROXY: '127.0.0.1' } });
  await fetch(`${named.url}/api/health`, { headers: { 'x-forwarded-for': '203.0.113.5' } });
  await named.stop();
  expect(named.output()).not.toContain('TRUST_PROXY');
});
