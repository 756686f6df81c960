import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startServer } from '../support/server.ts';
import { note } from './table.ts';

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
