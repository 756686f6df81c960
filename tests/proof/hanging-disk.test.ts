import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { modal } from '../leads/filled-forms.ts';
import { noSmallDisk } from '../leads/small-disk.ts';
import { startServer } from '../support/server.ts';
import { signIn } from '../support/sign-in.ts';
import { note } from './table.ts';

const run = (program: string, ...options: string[]) =>
  execFileSync(program, options, { stdio: 'ignore' });

/** A disk that can be frozen, in a file. */
function freezableDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'wajha-frozen-'));
  const [image, place] = [join(folder, 'image'), join(folder, 'disk')];
  run('truncate', '-s', '200M', image);
  run('mkfs.ext4', '-q', image);
  run('mkdir', place);
  run('mount', '-o', 'loop', image, place);
  return {
    place,
    freeze: () => run('fsfreeze', '-f', place),
    thaw: () => run('fsfreeze', '-u', place),
    remove() {
      run('umount', place);
      rmSync(folder, { recursive: true });
    },
  };
}

test('while the disk hangs the pages go on, and whoever saves is told in time', async (context) => {
  if (noSmallDisk) return context.skip(noSmallDisk);
  const disk = freezableDisk();
  onTestFinished(() => disk.remove());
  const env = { ADMIN_PASSWORD: 'a password for tests', LOG_LEVEL: 'error' };
  const server = await startServer({ dataDir: disk.place, env });
  onTestFinished(() => server.stop());
  const send = async (path: string, body?: object, token = '') => {
    const began = performance.now();
    const answer = await fetch(server.url + path, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, text, took: Math.round(performance.now() - began) };
  };
  const token = await signIn(server);
  for (const path of ['/', '/ar']) await send(path);

  disk.freeze();
  const lead = send('/api/contact/submit', modal);
  const save = send('/api/home/faq', { question: 'Why?', answer: 'Therefore.' }, token);
  const slowest = { health: 0, page: 0, read: 0 };
  for (const until = performance.now() + 7_000; performance.now() < until; ) {
    const [health, page, read] = await Promise.all(
      ['/api/health', '/', '/api/home'].map((p) => send(p)),
    );
    expect([health?.status, page?.status]).toEqual([200, 200]);
    slowest.health = Math.max(slowest.health, health?.took ?? 0);
    slowest.page = Math.max(slowest.page, page?.took ?? 0);
    slowest.read = Math.max(slowest.read, read?.took ?? 0);
    await sleep(50);
  }
  const [refused, unsaved] = [await lead, await save];
  disk.thaw();
  expect([refused.status, JSON.parse(refused.text).code]).toEqual([503, 'leadNotKept']);
  expect([unsaved.status, JSON.parse(unsaved.text).code]).toEqual([503, 'databaseBusy']);
  expect(refused.took).toBeLessThan(5_000);
  expect(unsaved.took).toBeLessThan(7_000);
  expect(slowest.health).toBeLessThan(1_000);
  expect(slowest.page).toBeLessThan(1_000);

  const again = async () => (await send('/api/contact/submit', modal)).status;
  await expect.poll(again).toBe(200);
  note('disk', 'hangs for 7 s', {
    tried: 'a lead and a save',
    lost: 'nothing that was answered',
    seen: `health at most ${slowest.health} ms, a page ${slowest.page} ms; both refused in a sentence`,
  });
}, 120_000);
