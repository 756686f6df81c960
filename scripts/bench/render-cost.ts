import { setTimeout as wait } from 'node:timers/promises';
import type { RunningServer } from '../../tests/support/server.ts';
import { cpuTime } from './cpu-time.ts';
import { median } from './median.ts';
import type { AdminCall } from './signed-in.ts';

const rounds = 3;

/** Milliseconds of processor time for a page that a save has made stale, the mean of all pages. */
export async function renderCost({ url, child }: RunningServer, call: AdminCall): Promise<number> {
  const pages = await pagesOf(url);
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Every page shows some of the settings.
    const { version: _, ...settings } = JSON.parse(await call('GET', '/api/settings'));
    await call('PUT', '/api/settings', settings);
    const before = cpuTime(child.pid ?? 0);
    for (const page of pages) await call('GET', page);
    // What is done for them in the background is part of the cost.
    await wait(500);
    costs.push(((cpuTime(child.pid ?? 0) - before) / pages.length) * 1000);
  }
  return median(costs);
}

/** Those that a search engine is told of: one of each kind would not be the site's mix of them. */
async function pagesOf(origin: string): Promise<string[]> {
  const locations = async (path: string) => {
    const text = await (await fetch(origin + path)).text();
    const urls = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    return urls.map((url) => new URL(url.replaceAll('&amp;', '&')).pathname);
  };
  const listed = await locations('/sitemap.xml');
  // A large site's is a list of lists.
  const parts = listed.filter((path) => path.endsWith('.xml'));
  const inParts = (await Promise.all(parts.map(locations))).flat();
  return [...listed.filter((path) => !path.endsWith('.xml')), ...inParts];
}
