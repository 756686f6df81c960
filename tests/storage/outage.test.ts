import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchChanges } from '../../src/server/content/changes.ts';
import { holdContent } from '../../src/server/content/content-lock.ts';
import { noteChange } from '../../src/server/content/dependencies.ts';
import { openStore } from '../../src/server/pictures/store/open-store.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import { seedDemo } from '../../src/server/seed/seed-demo.ts';
import { DatabaseAway, isDatabaseAway } from '../../src/server/storage/database-away.ts';
import { holdLifeline, tries } from '../../src/server/storage/lifeline.ts';
import { openStorage } from '../../src/server/storage/open-storage.ts';
import type { Storage } from '../../src/server/storage/storage.ts';
import { migratedPostgres } from '../support/migrated-database.ts';
import { type TcpProxy, tcpProxy } from '../support/tcp-proxy.ts';

let proxy: TcpProxy;
/** Close to the database, so that what it sees is not disturbed by the outage. */
let near: Storage;
let open: (url: string) => Promise<Storage>;
let opened: Storage[];

beforeEach(async () => {
  const url = await migratedPostgres();
  opened = [];
  open = async (address) => {
    const storage = await openStorage(readSettings({ DATABASE_URL: address }), { exclusive: true });
    opened.push(storage);
    return storage;
  };
  proxy = await tcpProxy(url);
  near = await open(url);
});
afterEach(async () => {
  proxy.letThrough();
  await Promise.all(opened.map((storage) => storage.close()));
  await proxy.close();
});

async function listeners(): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from pg_stat_activity
    where application_name = 'wajha lifeline' and datname = current_database()
  `.execute(near.db);
  return Number(rows[0]?.count);
}

/** One that holds its lifeline through the proxy. */
async function processThroughProxy() {
  const storage = await open(proxy.url);
  const turns: boolean[] = [];
  storage.onTurn((isAway) => turns.push(isAway));
  await watchChanges(storage);
  const ask = () => storage.db.selectFrom('content_revision').selectAll().execute();
  const outcome = () =>
    ask().then(
      () => 'answered',
      (error) => (isDatabaseAway(error) ? 'away' : String(error)),
    );
  return {
    turns,
    ask,
    /** What came of many questions at once, where it was the same for all. */
    async askAll(many: number) {
      const outcomes = new Set(await Promise.all(Array.from({ length: many }, outcome)));
      return [...outcomes].join();
    },
    async timeUntilBack() {
      const began = performance.now();
      proxy.letThrough();
      await expect.poll(outcome, { interval: 50 }).toBe('answered');
      return performance.now() - began;
    },
  };
}

test('outages leave one listener, which hears of everything as before', async () => {
  const changes = await watchChanges(near);
  const heard: unknown[] = [];
  (await watchChanges(await open(proxy.url))).onChange(({ keys }) => heard.push(keys));
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
    await changes.write(async () => noteChange('services'));
    await expect.poll(() => heard).toContainEqual(['services']);
    expect(heard.filter((keys) => keys !== null)).toHaveLength(1);
    expect(await listeners()).toBe(2);
  }
});

test('an outage, however long, is one chain of tries, a second or more apart', async () => {
  const waits: { milliseconds: number; end: () => void }[] = [];
  /** Beats are not waited for here; only the time between tries is. */
  const wait = (milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((end) => {
      signal.addEventListener('abort', () => end());
      if (turns.at(-1)) waits.push({ milliseconds, end });
    });
  const heard: unknown[] = [];
  const turns: boolean[] = [];
  const stop = await holdLifeline(proxy.url, {
    onNotice: (notice) => heard.push(notice),
    onBeat: () => {},
    onTurn: (isAway) => turns.push(isAway),
    wait,
  });
  expect(proxy.attempts()).toBe(1);

  proxy.refuse();
  for (let tried = 1; tried <= 12; tried += 1) {
    await expect.poll(() => waits.length).toBe(tried);
    expect(proxy.attempts()).toBe(1 + tried);
    waits.at(-1)?.end();
  }
  await expect.poll(() => waits.length).toBe(13);
  for (const { milliseconds } of waits) {
    expect(milliseconds).toBeGreaterThanOrEqual(tries.apart);
    expect(milliseconds).toBeLessThanOrEqual(tries.upTo);
  }
  expect([heard, turns]).toEqual([[], [true]]);

  proxy.letThrough();
  waits.at(-1)?.end();
  await expect.poll(() => heard).toEqual([null]);
  expect(turns).toEqual([true, false]);
  expect([proxy.attempts(), await listeners()]).toEqual([15, 1]);

  await stop();
  expect(proxy.attempts()).toBe(15);
});

test('while the database is away all fail at once, and nobody knocks but the lifeline', async () => {
  const { turns, askAll, timeUntilBack } = await processThroughProxy();
  expect(await askAll(20)).toBe('answered');

  proxy.refuse();
  await expect.poll(() => turns).toEqual([true]);
  const [before, since] = [proxy.attempts(), performance.now()];
  expect(await askAll(100)).toBe('away');
  expect(performance.now() - since).toBeLessThan(500);
  // The one of the lifeline may fall into it.
  expect(proxy.attempts() - before).toBeLessThanOrEqual(1);

  expect(await timeUntilBack()).toBeLessThan(2_000);
  expect(turns).toEqual([true, false]);
});

test('a database that hears and never answers is away like one that is gone', async () => {
  const { turns, ask, askAll, timeUntilBack } = await processThroughProxy();
  await ask();

  proxy.freeze();
  const [before, since] = [proxy.attempts(), performance.now()];
  expect(await askAll(30)).toBe('away');
  const took = performance.now() - since;
  expect(took).toBeLessThan(6_000);
  expect(turns).toEqual([true]);
  // Not everybody who asks knocks at its door.
  expect(proxy.attempts() - before).toBeLessThanOrEqual(took / 1_000 + 1);

  expect(await timeUntilBack()).toBeLessThan(2_500);
  await expect.poll(listeners).toBe(1);
});

test('a stop while the lifeline is coming back waits for nothing more', async () => {
  const { turns } = await processThroughProxy();
  proxy.refuse();
  await expect.poll(() => turns).toEqual([true]);
  proxy.letThrough();
  proxy.freeze();
  const before = proxy.attempts();
  await expect.poll(proxy.attempts, { interval: 20 }).toBeGreaterThan(before);

  const stopped = opened.pop()?.close();
  proxy.letThrough();
  const late = sleep(3_000, 'late', { ref: false });
  expect(await Promise.race([stopped?.then(() => 'stopped'), late])).toBe('stopped');
});

test('a connection that breaks while somebody uses it ends his work and nothing else', async () => {
  const storage = await open(proxy.url);
  const work = storage.db.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    proxy.refuse();
    await sleep(200);
    await sql`select 1`.execute(transaction);
  });
  await expect(work).rejects.toSatisfy(isDatabaseAway);
});

test('a save that was made though its answer was lost is shown by the process that made it', async () => {
  const storage = await open(proxy.url);
  const changes = await watchChanges(storage);
  const heard: unknown[] = [];
  changes.onChange(({ keys }) => heard.push(keys));
  const save = changes.write(async (transaction) => {
    const { revision } = await transaction
      .selectFrom('content_revision')
      .select('revision')
      .executeTakeFirstOrThrow();
    await storage.announce(transaction, { revision, changed: ['home'] });
    await sql`commit`.execute(transaction);
    throw new DatabaseAway();
  });
  await expect(save).rejects.toSatisfy(isDatabaseAway);
  await expect.poll(() => heard, { timeout: 3_000 }).toHaveLength(1);
});

test('what others saved is noticed where a pooler swallows what they say of it', async () => {
  const heard: unknown[] = [];
  (await watchChanges(await open(proxy.url))).onChange(({ keys }) => heard.push(keys));
  await sql`update content_revision set revision = revision + 1`.execute(near.db);
  await expect.poll(() => heard, { timeout: 3_000 }).toEqual([null]);
});

test('a first start waits for another one that is filling the same database, however long', async () => {
  const uploads = await openStore({ dataDir: await mkdtemp(join(tmpdir(), 'wajha-seed-')) });
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  const other = near.db.transaction().execute(async (transaction) => {
    await holdContent(transaction);
    hold();
    await sleep(6_000);
  });
  await isHeld;
  const pictures = await seedDemo(await open(proxy.url), uploads);
  await other;
  expect(pictures.length).toBeGreaterThan(10);
});

test('a statement that takes too long ends, on the server too, and a migration may take longer', async () => {
  const { rows } = await sql<Record<string, string>>`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle
  `.execute(near.db);
  expect(rows).toEqual([{ statement: '5s', lock: '4s', idle: '10s' }]);
  const patient = await near.withoutLimits((db) =>
    sql<{ statement: string }>`select current_setting('statement_timeout') as statement`.execute(
      db,
    ),
  );
  expect(patient.rows).toEqual([{ statement: '0' }]);
});
