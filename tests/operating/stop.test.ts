import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { startServer } from '../support/server.ts';

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
