import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, statSync, truncateSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { proveArchive } from '../../src/server/backups/prove-archive.ts';
import { tidyBackups } from '../../src/server/backups/tidy-backups.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import {
  bucketIn,
  emptyFolder,
  emptyPlace,
  filledSite,
  openSite,
  places,
} from '../backups/site.ts';
import { stalledBucket } from '../backups/stalled-bucket.ts';
import { noSmallDisk, smallDisk } from '../leads/small-disk.ts';
import { runCommand } from '../support/run-command.ts';
import { startServer } from '../support/server.ts';
import { signIn } from '../support/sign-in.ts';
import { note } from './table.ts';

const script = 'src/server/backups/backup-command.ts';
const isBackup = (name: string) => name.endsWith('.tar.gz');

test('a full disk is one sentence and no backup, and room is enough', async (context) => {
  if (noSmallDisk) return context.skip(noSmallDisk);
  const { settings, storage } = await filledSite(places[0]);
  const disk = await smallDisk(24);
  onTestFinished(() => disk.remove());
  await storage.copyTo(disk.folder);
  cpSync(join(settings.dataDir, 'uploads'), join(disk.folder, 'uploads'), { recursive: true });
  const environment = { DATA_DIR: disk.folder };
  await openSite(environment);
  disk.fill();
  const fails = async () => {
    const { code, stdout, stderr } = await runCommand(script, environment);
    expect([code, stdout, stderr]).toEqual([1, '', 'wajha: The disk is full.\n']);
    expect(readdirSync(join(disk.folder, 'backups'))).toEqual([]);
  };
  for (const room of [0, 0.5, 2, 4]) {
    disk.makeRoom();
    disk.fill();
    const filling = join(disk.folder, 'filling');
    truncateSync(filling, statSync(filling).size - room * 1024 * 1024);
    await fails();
  }
  disk.makeRoom();
  expect((await runCommand(script, environment)).code).toBe(0);
  expect(readdirSync(join(disk.folder, 'backups')).filter(isBackup)).toHaveLength(1);
  note('disk', 'full while a backup is made', { tried: '4 amounts of room', lost: 'nothing' });
}, 120_000);

test('a kill in the middle leaves nothing that is called a backup, and is cleared away', async () => {
  const bucket = await stalledBucket();
  const environment = { ...(await emptyPlace(places[0])), ...bucketIn('S3', bucket) };
  await openSite(environment);
  const command = spawn(process.execPath, [resolve(script)], { env: environment, cwd: '/' });
  await bucket.reached;
  command.kill('SIGKILL');
  await ended(command);

  const folder = join(environment.DATA_DIR ?? '', 'backups');
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.unfinished$/)]);
  await tidyBackups(readSettings(environment));
  expect(readdirSync(folder)).toHaveLength(1);
  const [left = ''] = readdirSync(folder);
  const yesterday = Date.now() / 1000 - 25 * 60 * 60;
  utimesSync(join(folder, left), yesterday, yesterday);
  await tidyBackups(readSettings(environment));
  expect(readdirSync(folder)).toEqual([]);
});

test('backups beside a server that is saving are sound, and hold what was saved before them', async () => {
  const server = await startServer({ env: { LOG_LEVEL: 'silent', SEED: 'none' } });
  onTestFinished(() => server.stop());
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    return fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
  };
  const token = await signIn(server);
  let isDone = false;
  let saved = 0;
  const saving = (async () => {
    while (!isDone) {
      const answer = await post('/home/faq', { question: `Q${saved}`, answer: 'A' }, token);
      expect(answer.status).toBe(201);
      saved += 1;
    }
  })();
  const environment = { DATA_DIR: server.dataDir };
  for (let round = 0; round < 3; round += 1) {
    const before = saved;
    const { code, stdout, stderr } = await runCommand(script, environment);
    expect([code, stderr]).toEqual([0, '']);
    const [, file = ''] = /backed up to (\S+) /.exec(stdout) ?? [];
    const { manifest } = await proveArchive(file, emptyFolder());
    expect(manifest.rows.document).toBeGreaterThanOrEqual(before);
    expect(saved).toBeGreaterThan(before);
  }
  isDone = true;
  await saving;
});

const ended = (child: ChildProcess) => once(child, 'exit');
