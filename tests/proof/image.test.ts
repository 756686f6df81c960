import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { buildImage, noImage, startIn } from './image.ts';

test.skipIf(noImage)(
  'the image is built from what it copies, and serves as nobody special from a read-only root',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wajha-image-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const image = buildImage(folder);
    for (const left of ['tests', '.env', 'node_modules/vite', 'node_modules/.bin/node']) {
      expect([left, existsSync(join(image.root, 'app', left))]).toEqual([left, false]);
    }
    const kilobytes = execFileSync('du', ['-sk', join(image.root, 'app')], { encoding: 'utf8' });
    console.log(`what the image adds: ${Math.round(Number.parseInt(kilobytes, 10) / 1024)} MB`);
    expect(image.user).not.toMatch(/^(0|root)/);

    const PORT = `${await freePort()}`;
    const server = startIn(image, { PORT });
    onTestFinished(() => void server.kill('SIGKILL'));
    let printed = '';
    for (const output of [server.stdout, server.stderr]) {
      output?.on('data', (chunk) => {
        printed += chunk;
      });
    }
    const ready = () =>
      fetch(`http://127.0.0.1:${PORT}/api/ready`).then(
        (answer) => answer.json(),
        () => printed,
      );
    await expect.poll(ready, { timeout: 120_000, interval: 500 }).toMatchObject({
      status: 'ready',
      parts: { database: 'ok', uploads: 'ok', disk: 'ok' },
    });
    expect((await fetch(`http://127.0.0.1:${PORT}/`)).status).toBe(200);
    // The demo's pictures were worked on, by a process that native code is part of.
    expect(printed).not.toMatch(/rror/);

    const [healthy] = await once(startIn(image, { PORT }, image.health), 'exit');
    expect(healthy).toBe(0);
    const [unhealthy] = await once(startIn(image, { PORT: '1' }, image.health), 'exit');
    expect(unhealthy).toBe(1);
    const reset = startIn(image, {}, ['node', 'src/server/account/reset.ts']);
    expect((await once(reset, 'exit'))[0]).toBe(0);

    server.kill('SIGTERM');
    expect((await once(server, 'exit'))[0]).toBe(0);
  },
  900_000,
);
