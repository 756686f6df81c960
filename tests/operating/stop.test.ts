import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { variantPath } from '../../src/model/picture.ts';
import { findProgram } from '../support/find-program.ts';
import { startServer } from '../support/server.ts';

const prlimit = findProgram('prlimit');

// Under load in tests/proof.
test('what is half sent when the stop comes is answered, and readiness says so meanwhile', async () => {
  const server = await startServer({ env: { SEED: 'none', LOG_LEVEL: 'error' } });
  const body = JSON.stringify({ username: 'admin', password: server.password });
  const slow = await say(server.url, [
    'POST /api/admin/login HTTP/1.1',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ]);
  slow.socket.write(body.slice(0, 10));
  const other = await say(server.url, ['GET /api/health HTTP/1.1']);
  await expect.poll(other.heard).toContain('{"status":"ok"}');

  const stopped = server.stop();
  await expect.poll(() => isRefused(server.url)).toBe(true);
  other.socket.write('GET /api/ready HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(other.heard).toContain('"status":"stopping"');
  expect(other.heard()).toMatch(/HTTP\/1\.1 503 [\s\S]*connection: close/i);
  slow.socket.write(body.slice(10));
  await expect.poll(slow.heard).toContain('"token"');
  expect(slow.heard()).toMatch(/HTTP\/1\.1 200 [\s\S]*connection: close/i);
  await stopped;
  expect(server.child.exitCode).toBe(0);
});

test('an error that nothing has caught is logged, cuts off nobody, and ends the process with 1', async () => {
  const fail = "process.on('SIGUSR2', () => Promise.reject(new Error('nobody waits')))";
  const NODE_OPTIONS = `--import "data:text/javascript,${encodeURIComponent(fail)}"`;
  const server = await startServer({ env: { SEED: 'none', LOG_LEVEL: 'error', NODE_OPTIONS } });
  const body = JSON.stringify({ username: 'admin', password: server.password });
  const slow = await say(server.url, [
    'POST /api/admin/login HTTP/1.1',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ]);
  slow.socket.write(body.slice(0, 10));
  const ended = once(server.child, 'exit');
  server.child.kill('SIGUSR2');
  await expect.poll(server.output).toMatch(/"level":60[^\n]*nobody waits/);
  slow.socket.write(body.slice(10));
  await expect.poll(slow.heard).toContain('"token"');
  expect(await ended).toEqual([1, null]);
  await server.stop();
});

test.skipIf(!prlimit)(
  'a picture that a visitor asks for while hardly a file can be opened leaves the process alive',
  async () => {
    const server = await startServer({ env: { LOG_LEVEL: 'silent' } });
    const pid = server.child.pid ?? 0;
    const pictures = readdirSync(join(server.dataDir, 'uploads')).filter((name) =>
      name.endsWith('.png'),
    );
    const copyOf = (at: number) => variantPath(`/uploads/${pictures[at]}`, 320, 'webp');
    for (const left of [2, 3, 4, 5, 6]) {
      const visitor = await say(server.url, ['GET /api/health HTTP/1.1']);
      await expect.poll(visitor.heard).toContain('{"status":"ok"}');
      limit(pid, readdirSync(`/proc/${pid}/fd`).length + left);
      visitor.socket.write(`GET ${copyOf(left)} HTTP/1.1\r\nHost: x\r\n\r\n`);
      await expect.poll(() => visitor.heard().split('HTTP/1.1 ').length).toBe(3);
      limit(pid, 4096);
      visitor.socket.destroy();
    }
    expect(server.child.exitCode).toBeNull();
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    await server.stop();
  },
);

const limit = (pid: number, files: number) =>
  execFileSync(prlimit ?? '', [`--nofile=${files}:`, '--pid', `${pid}`]);

async function say(url: string, lines: string[]) {
  const socket: Socket = connect(Number(new URL(url).port), '127.0.0.1');
  let heard = '';
  socket.on('error', () => {});
  socket.on('data', (chunk) => (heard += chunk));
  socket.write([...lines, 'Host: x', '', ''].join('\r\n'));
  await new Promise((done) => socket.once('connect', done));
  return { socket, heard: () => heard };
}

const isRefused = (url: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
      socket.destroy();
      resolve(false);
    }).once('error', () => resolve(true));
  });
