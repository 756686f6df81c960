import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { expect, test } from 'vitest';
import { cpuTime } from '../../scripts/bench/cpu-time.ts';
import { type AdminCall, asAdministrator } from '../../scripts/bench/signed-in.ts';
import { startServer } from '../support/server.ts';
import { note } from './table.ts';

const seconds = 20;
const perSecond = 800;

test.runIf(process.platform === 'linux')(
  'one save a second makes no request much dearer, over all pages of the sitemap',
  async () => {
    const server = await startServer({ env: { LOG_LEVEL: 'error' } });
    try {
      const call = await asAdministrator(server);
      const paths = [...(await call('GET', '/sitemap.xml')).matchAll(/<loc>([^<]*)</g)].map(
        ([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname,
      );
      const saves = await savesOf(call);
      const { pid = 0 } = server.child;
      const costOf = async (save?: () => Promise<unknown>) => {
        const over = new AbortController();
        const saving = save && saveEverySecond(save, over.signal);
        const before = cpuTime(pid);
        const { requests, latency, non2xx, errors } = await autocannon({
          url: server.url,
          duration: seconds,
          connections: 8,
          overallRate: perSecond,
          requests: paths.map((path) => ({ path })),
        });
        const spent = cpuTime(pid) - before;
        over.abort();
        await saving;
        expect([non2xx, errors]).toEqual([0, 0]);
        return { each: (spent / requests.total) * 1_000, p99: latency.p99 };
      };
      await costOf();
      for (const [name, save, { share, slowest }] of [
        ['a question', saves.question, { share: 0.85, slowest: 30 }],
        ['a post', saves.post, { share: 0.45, slowest: 60 }],
      ] as const) {
        const [alone, beside] = [await costOf(), await costOf(save)];
        const seen = `${alone.each.toFixed(2)} ms alone, ${beside.each.toFixed(2)} beside, p99 ${beside.p99} ms`;
        console.log(name, seen);
        note('freshness', `${name} saved each second`, {
          tried: `${perSecond} requests a second over ${paths.length} pages`,
          lost: 'no request fails',
          seen,
        });
        expect(alone.each / beside.each).toBeGreaterThan(share);
        expect(beside.p99).toBeLessThan(slowest);
      }
    } finally {
      await server.stop();
    }
  },
  300_000,
);

async function savesOf(call: AdminCall) {
  const { faq } = JSON.parse(await call('GET', '/api/home'));
  const { blogs } = JSON.parse(await call('GET', '/api/blogs?limit=1'));
  const { version: _, ...question } = faq[0];
  const { version: __, ...post } = blogs[0];
  let count = 0;
  return {
    question: () => call('PUT', `/api/home/faq/${question._id}`, named(question, 'question')),
    post: () => call('PUT', `/api/blogs/${post._id}`, named(post, 'title')),
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
