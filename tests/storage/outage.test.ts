import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchChanges } from '../../src/server/content/changes.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import { listenForChanges, reconnecting } from '../../src/server/storage/listen-postgres.ts';
import { migrate } from '../../src/server/storage/migrate.ts';
import { openStorage } from '../../src/server/storage/open-storage.ts';
import type { Storage } from '../../src/server/storage/storage.ts';
import { freshPostgres } from '../support/postgres-database.ts';
import { type TcpProxy, tcpProxy } from '../support/tcp-proxy.ts';

let proxy: TcpProxy;
/** Close to the database, so that what it sees is not disturbed by the outage. */
let near: Storage;
let open: (url: string) => Promise<Storage>;
let opened: Storage[];

beforeEach(async () => {
  const url = await freshPostgres();
  opened = [];
  open = async (address) => {
    const storage = await openStorage(readSettings({ DATABASE_URL: address }), { exclusive: true });
    opened.push(storage);
    return storage;
  };
  proxy = await tcpProxy(url);
  near = await open(url);
  await migrate(near);
});
afterEach(async () => {
  proxy.letThrough();
  await Promise.all(opened.map((storage) => storage.close()));
  await proxy.close();
});

async function listeners(): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from pg_stat_activity
    where query like 'listen%' and datname = current_database()
  `.execute(near.db);
  return Number(rows[0]?.count);
}

test('outages leave one listener, which hears of everything as before', async () => {
  const changes = await watchChanges(near);
  const heard: unknown[] = [];
  (await watchChanges(await open(proxy.url))).onChange((page) => heard.push(page));
  expect(await listeners()).toBe(2);

  for (let outage = 1; outage <= 2; outage += 1) {
    heard.length = 0;
    const before = proxy.attempts();
    proxy.refuse();
    await expect.poll(() => proxy.attempts() - before).toBeGreaterThanOrEqual(3);
    await expect.poll(listeners).toBe(1);
    proxy.letThrough();
    await expect.poll(listeners).toBe(2);
    // Whatever was said in between went unheard.
    await expect.poll(() => heard).toContain(null);
    await changes.write('services', async () => {});
    await expect.poll(() => heard).toContain('services');
    expect(heard.filter((page) => page === 'services')).toHaveLength(1);
    expect(await listeners()).toBe(2);
  }
});

test('an outage, however long, is one chain of tries that come ever more slowly', async () => {
  const waits: { milliseconds: number; end: () => void }[] = [];
  const wait = (milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((end) => {
      signal.addEventListener('abort', () => end());
      waits.push({ milliseconds, end });
    });
  const heard: unknown[] = [];
  const stop = await listenForChanges(proxy.url, (notice) => heard.push(notice), { wait });
  expect(proxy.attempts()).toBe(1);

  proxy.refuse();
  for (let tried = 1; tried <= 12; tried += 1) {
    await expect.poll(() => waits.length).toBe(tried);
    expect(proxy.attempts()).toBe(tried);
    waits.at(-1)?.end();
  }
  await expect.poll(() => waits.length).toBe(13);
  const { first, longest } = reconnecting;
  for (const [failures, { milliseconds }] of waits.entries()) {
    const most = Math.min(longest, first * 2 ** failures);
    expect(milliseconds).toBeGreaterThanOrEqual(most / 2);
    expect(milliseconds).toBeLessThanOrEqual(most);
  }
  expect(heard).toEqual([]);

  proxy.letThrough();
  waits.at(-1)?.end();
  await expect.poll(() => heard).toEqual([null]);
  expect([proxy.attempts(), waits.length, await listeners()]).toEqual([14, 13, 1]);

  // The next outage begins again with a short wait.
  proxy.refuse();
  await expect.poll(() => waits.length).toBe(14);
  expect(waits.at(-1)?.milliseconds).toBeLessThanOrEqual(first);
  await stop();
  expect(proxy.attempts()).toBe(14);
});
