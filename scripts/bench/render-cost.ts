import { setTimeout as wait } from 'node:timers/promises';
import type { RunningServer } from '../../tests/support/server.ts';
import { pagesOf } from '../addresses.ts';
import { cpuTime } from './cpu-time.ts';
import { median } from './median.ts';
import type { AdminCall } from './signed-in.ts';

const rounds = 3;

/** Milliseconds of processor time for a page that a save has made stale, the mean of all pages. */
export async function renderCost({ url, child }: RunningServer, call: AdminCall): Promise<number> {
  // One of each kind would not be the site's mix of them.
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
