import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../tests/support/server.ts';
import { addressesOf } from './addresses.ts';
import { costOf } from './bench/cost.ts';
import { fill, many } from './bench/fill.ts';
import { freshnessOf } from './bench/freshness.ts';
import { loadTool } from './bench/load.ts';
import { renderCost } from './bench/render-cost.ts';
import { asAdministrator } from './bench/signed-in.ts';

/** Every figure is a ratio or a median within one run: machines differ, and so do their moments. */
const env = { LOG_LEVEL: 'error' };
const server = await startServer({ env });
const large = await startServer({ env });
try {
  print(`load by ${loadTool}; the same bytes and headers from a bare node:http server beside it`);
  print('processor time per request and requests per second; 100 % is as good as bare');
  const paths = ['/api/home', '/api/services', ...(await addressesOf(server.url))];
  // What has stayed for a while is compressed thoroughly.
  for (const path of paths) await fetch(server.url + path);
  await wait(3_000);
  for (const path of paths) {
    const { ours, bare } = await costOf(server, path);
    const time = `${round(ours.cpu)} µs to ${round(bare.cpu)} µs: ${percent(bare.cpu / ours.cpu)}`;
    const rate = `${round(ours.perSecond)} to ${round(bare.perSecond)}`;
    print(`  ${path.padEnd(52)} ${time}; ${rate}: ${percent(ours.perSecond / bare.perSecond)}`);
  }

  const asEditor = await asAdministrator(server);
  print(
    `a page made anew, compressed for a browser: ${(await renderCost(server, asEditor)).toFixed(1)} ms of processor time`,
  );

  const call = await asAdministrator(large);
  await fill(call);
  print('a save, and from its answer to the first page that shows it, median of 20');
  print(`the second time beside ${round(many.posts)} posts and ${round(many.locations)} locations`);
  const few = await freshnessOf(asEditor);
  const filled = await freshnessOf(call);
  for (const [name, milliseconds] of Object.entries(few)) {
    const then = filled[name] ?? Number.NaN;
    const figures = `${milliseconds.toFixed(1)} ms, ${then.toFixed(1)} ms`;
    print(`  ${name.padEnd(52)} ${figures}: ${(then / milliseconds).toFixed(2)} times`);
  }
} finally {
  await server.stop();
  await large.stop();
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function round(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(0)} %`;
}
