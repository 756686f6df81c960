import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { modal } from '../leads/filled-forms.ts';
import { noSmallDisk, smallDisk } from '../leads/small-disk.ts';
import { copySeededData } from '../support/seeded-copy.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { signIn } from '../support/sign-in.ts';

async function disk(megabytes: number) {
  const made = await smallDisk(megabytes);
  onTestFinished(() => made.remove());
  return made;
}

async function start(dataDir: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer({ dataDir, env: { LOG_LEVEL: 'error', ...env } });
  onTestFinished(() => server.stop());
  return server;
}

async function send(server: RunningServer, path: string, body?: object, token = '') {
  const response = await fetch(server.url + path, {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: isJson ? JSON.parse(text) : text };
}

test.skipIf(noSmallDisk)(
  'a full disk takes every lead, refuses saves in a sentence, and starts again',
  async () => {
    const { folder, fill, makeRoom } = await disk(80);
    const env = { ADMIN_PASSWORD: copySeededData(folder, {}) ?? '' };
    const reserve = join(folder, 'reserve');
    let server = await start(folder, env);
    const sizeOfReserve = () => existsSync(reserve) && statSync(reserve).size;
    await expect.poll(sizeOfReserve).toBe(4 * 2 ** 20);
    const token = await signIn(server);
    const save = () =>
      send(server, '/api/home/faq', { question: 'Why?', answer: 'Therefore.' }, token);
    let sent = 0;
    const lead = async () => {
      sent += 1;
      return (await send(server, '/api/contact/submit', modal)).status;
    };
    fill();
    // The first may still find room in the log of the database.
    await expect.poll(async () => [await lead(), sizeOfReserve()]).toEqual([200, 0]);
    expect([await lead(), await lead()]).toEqual([200, 200]);
    const refused = await save();
    expect([refused.status, refused.body.code]).toEqual([503, 'diskFull']);
    await server.stop();

    server = await start(folder, env);
    expect((await send(server, '/')).status).toBe(200);
    const ready = await send(server, '/api/ready');
    expect([ready.status, ready.body.parts.disk]).toEqual([503, 'full']);
    expect(await lead()).toBe(200);
    // The stop has shortened the log of the database, which made room.
    fill();
    expect((await save()).status).toBe(503);

    makeRoom();
    await expect.poll(async () => (await save()).status).toBe(201);
    const leads = async () => (await send(server, '/api/admin/leads', undefined, token)).body.total;
    await expect.poll(leads).toBe(sent);
    await expect.poll(sizeOfReserve).toBe(4 * 2 ** 20);
  },
);

test.skipIf(noSmallDisk)(
  'a full disk without a reserve is read all the same, after a stop and after a kill',
  async () => {
    const { folder, fill } = await disk(60);
    const env = { ADMIN_PASSWORD: copySeededData(folder, {}) ?? '' };
    const server = await start(folder, env);
    server.kill();
    await new Promise((done) => server.child.once('close', done));
    fill();
    rmSync(join(folder, 'reserve'), { force: true });
    fill();
    const again = await start(folder, env);
    expect(again.output()).toContain('is on a full disk');
    expect((await send(again, '/')).status).toBe(200);
    expect((await send(again, '/api/ready')).body.parts.disk).toBe('full');
  },
);

test.skipIf(noSmallDisk)('a first start without room ends with a sentence', async () => {
  for (const megabytes of [1, 2, 4]) {
    const { folder } = await disk(megabytes);
    const { status, stderr } = spawnSync(process.execPath, ['build/start/start.js'], {
      cwd: resolve(import.meta.dirname, '../..'),
      encoding: 'utf8',
      timeout: 120_000,
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder },
    });
    expect([status, stderr]).toEqual([
      1,
      `wajha: The data directory ${folder} is on a full disk.\n`,
    ]);
    expect(readdirSync(folder)).not.toContain('begun');
  }
});
