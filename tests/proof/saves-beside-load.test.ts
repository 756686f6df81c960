import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cpuTime } from '../../scripts/bench/cpu-time.ts';
import { type AdminCall, asAdministrator } from '../../scripts/bench/signed-in.ts';
import { freshPostgres } from '../support/postgres-database.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { note } from './table.ts';

const env = { LOG_LEVEL: 'error' };
const seconds = 20;
const perSecond = 800;

const wanted = [
  ['a question', { share: 0.85, slowest: 30 }],
  ['a post', { share: 0.45, slowest: 60 }],
] as const;

const start: Record<string, () => Promise<RunningServer[]>> = {
  'one instance': async () => [await startServer({ env })],
  'two instances on one database': async () => {
    const shared = {
      ...env,
      DATABASE_URL: await freshPostgres(),
      ADMIN_PASSWORD: 'for both of us',
    };
    // The first fills the database.
    const first = await startServer({ env: shared });
    return [first, await startServer({ env: shared })];
  },
};

describe.runIf(process.platform === 'linux').each(Object.keys(start))('on %s', (instances) => {
  let servers: RunningServer[] = [];
  beforeAll(async () => {
    servers = (await start[instances]?.()) ?? [];
  });
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  test('one save a second makes no request much dearer, over all pages of the sitemap', async () => {
    const call = await asAdministrator(servers[0] as RunningServer);
    const paths = [...(await call('GET', '/sitemap.xml')).matchAll(/<loc>([^<]*)</g)].map(
      ([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname,
    );
    const costOf = async (save?: () => Promise<unknown>) => {
      const over = new AbortController();
      const saving = save && saveEverySecond(save, over.signal);
      const loads = await Promise.all(servers.map((server) => loadOn(server, paths)));
      over.abort();
      await saving;
      const spent = loads.reduce((sum, load) => sum + load.spent, 0);
      const requests = loads.reduce((sum, load) => sum + load.requests, 0);
      return { each: (spent / requests) * 1_000, p99: Math.max(...loads.map(({ p99 }) => p99)) };
    };
    const saves = await savesOf(call);
    await costOf();
    for (const [name, { share, slowest }] of wanted) {
      const [alone, beside] = [await costOf(), await costOf(saves[name])];
      const seen = `${alone.each.toFixed(3)} ms alone, ${beside.each.toFixed(3)} beside, p99 ${beside.p99} ms`;
      console.log(instances, name, seen);
      note('freshness', `${name} saved each second, ${instances}`, {
        tried: `${perSecond} requests a second to each over ${paths.length} pages`,
        lost: 'no request fails',
        seen,
      });
      expect.soft(alone.each / beside.each).toBeGreaterThan(share);
      expect.soft(beside.p99).toBeLessThan(slowest);
    }
  }, 300_000);
});

async function loadOn({ url, child: { pid = 0 } }: RunningServer, paths: string[]) {
  const before = cpuTime(pid);
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    duration: seconds,
    connections: 8,
    overallRate: perSecond,
    requests: paths.map((path) => ({ path })),
  });
  expect([non2xx, errors]).toEqual([0, 0]);
  return { spent: cpuTime(pid) - before, requests: requests.total, p99: latency.p99 };
}

async function savesOf(call: AdminCall) {
  const { faq } = JSON.parse(await call('GET', '/api/home'));
  const { blogs } = JSON.parse(await call('GET', '/api/blogs?limit=1'));
  const { version: _, ...question } = faq[0];
  const { version: __, ...post } = blogs[0];
  let count = 0;
  return {
    'a question': () => call('PUT', `/api/home/faq/${question._id}`, named(question, 'question')),
    'a post': () => call('PUT', `/api/blogs/${post._id}`, named(post, 'title')),
  };

  function named(record: Record<string, unknown>, field: string) {
    count += 1;
    return { ...record, [field]: `Saved ${count}` };
  }
}

async function saveEverySecond(save: () => Promise<unknown>, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await save();
    await wait(1_000, undefined, { signal: over }).catch(() => {});
  }
}
