import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createPurger } from '../../src/server/cdn/purge.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import { openSiteApp } from '../site/site-app.ts';
import { freshPostgres } from '../support/postgres-database.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { signIn } from '../support/sign-in.ts';

/** Plays the part of the network in front that is told to forget. */
async function cdn(statuses: number[] = []) {
  const calls: { method: string | undefined; token: unknown; body: string; at: number }[] = [];
  const server = createServer(async (request, response) => {
    const { method, headers } = request;
    calls.push({ method, token: headers['x-token'], body: await text(request), at: Date.now() });
    const status = statuses.shift() ?? 200;
    if (status === 0) return;
    response.writeHead(status).end('done');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge?key=hidden`;
  return { calls, url };
}

async function save(server: RunningServer, question: string): Promise<void> {
  const authorization = `Bearer ${await signIn(server)}`;
  const saved = await fetch(`${server.url}/api/home/faq`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ question, answer: 'Yes' }),
  });
  expect(saved.status).toBe(201);
}

const quick = { pause: 20, delays: [20, 20], within: 200, whenStopping: 200 };
const purge = (url: string) => ({ url, method: 'POST', headers: {}, body: undefined });

function notes() {
  const lines: string[] = [];
  const note = (level: string) => (facts: object, words: string) =>
    void lines.push(`${level} ${words} ${JSON.stringify(facts)}`);
  return { lines, info: note('info'), warn: note('warn'), error: note('error') };
}

test('pages say how long a CDN may keep them; browsers and the API stay as they are', async () => {
  const server = await startServer({ env: { SEED: 'none', CDN_MAX_AGE: '600' } });
  onTestFinished(() => server.stop());
  for (const path of ['/', '/', '/ar', '/sitemap.xml', '/nothing-of-the-kind']) {
    const { headers } = await fetch(server.url + path);
    expect([path, headers.get('cdn-cache-control')]).toEqual([path, 'public, max-age=600']);
    expect(headers.get('surrogate-key')).toBe('wajha');
    expect(headers.get('cache-tag')).toBe('wajha');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  }
  for (const path of ['/api/home', '/api/home', '/api/health', '/contact']) {
    const { headers } = await fetch(server.url + path, { redirect: 'manual' });
    expect([path, headers.get('cdn-cache-control')]).toEqual([path, null]);
  }
});

test('without the setting nothing changes', async () => {
  const app = await openSiteApp();
  onTestFinished(() => app.close());
  const { headers } = await app.get('/');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect([headers['cdn-cache-control'], headers['cache-tag']]).toEqual([undefined, undefined]);
});

test('the instance that saves tells the CDN, once for several saves, and the other does not', async () => {
  const [own, others] = [await cdn(), await cdn()];
  const env = (url: string) => ({
    DATABASE_URL: database,
    SEED: 'none',
    ADMIN_PASSWORD: 'a password for tests',
    CDN_PURGE_URL: url,
    CDN_PURGE_METHOD: 'PURGE',
    CDN_PURGE_HEADERS: '{"X-Token":"secret-token"}',
    CDN_PURGE_BODY: '{"tags":["wajha"]}',
  });
  const database = await freshPostgres();
  const server = await startServer({ env: env(own.url) });
  onTestFinished(() => server.stop());
  const other = await startServer({ env: env(others.url) });
  onTestFinished(() => other.stop());
  // A start tells it too: the pages of another build name other scripts.
  await expect.poll(() => [own.calls.length, others.calls.length]).toEqual([1, 1]);

  await Promise.all([save(server, 'One?'), save(server, 'Two?'), save(server, 'Three?')]);
  await expect.poll(() => own.calls.length).toBeGreaterThanOrEqual(2);
  await expect.poll(async () => (await fetch(`${other.url}/api/home`)).text()).toContain('Three?');
  await wait(1_000);
  expect(own.calls.length).toBeLessThanOrEqual(3);
  expect(own.calls[1]).toMatchObject({
    method: 'PURGE',
    token: 'secret-token',
    body: '{"tags":["wajha"]}',
  });
  expect(others.calls).toHaveLength(1);
  expect(server.output()).not.toMatch(/secret-token|hidden/);
});

test('a failure is tried again, told in one line each, and given up in the end', async () => {
  const mended = await cdn([500, 503]);
  const log = notes();
  createPurger(purge(mended.url), log, quick).tell();
  await expect
    .poll(() => log.lines)
    .toEqual([
      'warn the CDN was not told of a save: trying again {"failure":"it answered 500"}',
      'info the CDN was told of a save {"tries":3}',
    ]);
  expect(mended.calls).toHaveLength(3);

  const lost = notes();
  const silent = await cdn([0, 0, 0]);
  createPurger(purge(silent.url), lost, quick).tell();
  await expect.poll(() => lost.lines.at(-1)).toMatch(/^error .*given up.*no answer within 0.2 s/);
  expect(lost.lines).toHaveLength(2);

  const nobody = notes();
  createPurger(purge('http://127.0.0.1:1/?key=hidden'), nobody, quick).tell();
  await expect.poll(() => nobody.lines.at(-1)).toMatch(/given up.*cannot be reached/);
  expect(nobody.lines.join()).not.toContain('hidden');
});

test('a save during a call is told in another call, and a stop tells what is waiting', async () => {
  const { calls, url } = await cdn();
  const log = notes();
  const purger = createPurger(purge(url), log, quick);
  purger.tell();
  await expect.poll(() => calls.length).toBe(1);
  purger.tell();
  await expect.poll(() => calls.length).toBe(2);

  const slow = createPurger(purge(url), log, { ...quick, pause: 60_000 });
  slow.tell();
  const began = performance.now();
  await slow.stop();
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(calls).toHaveLength(3);
});

test('a stop does not wait for a CDN that says nothing', async () => {
  const { calls, url } = await cdn([0, 0, 0, 0]);
  const purger = createPurger(purge(url), notes(), { ...quick, within: 60_000 });
  purger.tell();
  await expect.poll(() => calls.length).toBe(1);
  const began = performance.now();
  await purger.stop();
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('settings that cannot be a call are refused', () => {
  expect(() => readSettings({ CDN_MAX_AGE: 'long' })).toThrow(/CDN_MAX_AGE.*seconds/);
  expect(() => readSettings({ CDN_PURGE_URL: 'cdn' })).toThrow(/CDN_PURGE_URL/);
  expect(() => readSettings({ CDN_PURGE_METHOD: 'purge it' })).toThrow(/CDN_PURGE_METHOD/);
  for (const headers of ['X-Token: a', '{"a b":"c"}', '{"a":"\\n"}', '["a"]']) {
    expect(() => readSettings({ CDN_PURGE_HEADERS: headers })).toThrow(/CDN_PURGE_HEADERS/);
  }
});
