import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { note } from '../proof/table.ts';
import { startServer } from '../support/server.ts';

interface Tally {
  answered: number;
  closing: number;
  failures: string[];
}

/** Asks over and over through one connection, until a new one is refused. */
async function neverStopAsking(url: string, path: string, tally: Tally): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    try {
      const response = await ask(url + path, agent);
      if (response.statusCode !== 200) tally.failures.push(`${path}: ${response.statusCode}`);
      await buffer(response);
      tally.answered += 1;
      if (response.headers.connection === 'close') tally.closing += 1;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== 'ECONNREFUSED') tally.failures.push(`${path}: ${code ?? message}`);
      agent.destroy();
      return;
    }
  }
}

const ask = (url: string, agent: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent }, resolve).once('error', reject);
  });

test('a stop under load answers everybody, and takes two seconds at most', async () => {
  const server = await startServer({ env: { LOG_LEVEL: 'error' } });
  const tally: Tally = { answered: 0, closing: 0, failures: [] };
  // Of all kinds: from memory, made anew each time, and past the framework.
  const paths = ['/', '/api/home', '/api/health', '/ar/about-us', '/api/blogs?limit=7'];
  const clients = paths.flatMap((path) =>
    Array.from({ length: 4 }, () => neverStopAsking(server.url, path, tally)),
  );
  // Browsers open connections ahead of need; nothing is ever asked through this one.
  const silent = connect(Number(new URL(server.url).port), '127.0.0.1');
  silent.on('error', () => {});
  await expect.poll(() => tally.answered).toBeGreaterThan(200);
  const began = performance.now();
  await server.stop();
  const took = performance.now() - began;
  await Promise.all(clients);

  expect(tally.failures).toEqual([]);
  expect(tally.closing).toBe(clients.length);
  expect(server.child.exitCode).toBe(0);
  expect(took).toBeLessThan(2_000);
  note('stop', 'SIGTERM under load', {
    tried: `${clients.length} clients that never stop asking`,
    lost: `${tally.failures.length} of ${tally.answered} requests`,
    seen: `exit 0 after ${Math.round(took)} ms`,
  });
});

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
