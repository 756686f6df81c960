import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { childrenOf } from '../tests/support/process-tree.ts';
import { type RunningServer, startServer } from '../tests/support/server.ts';
import { addressesOf } from './addresses.ts';
import { installApart } from './install-apart.ts';
import { type Figures, median } from './lighthouse/figures.ts';
import { measure } from './lighthouse/measure.ts';
import { header, misses, row } from './lighthouse/table.ts';

/**
 * Lighthouse as a phone sees the production server with the demo content: one address for each
 * route in both languages, or those named on the command line; the median of three.
 */
const runs = 3;
const packages = installApart('lighthouse', { lighthouse: '13.5.0' });
const program = join(packages, 'lighthouse/cli/index.js');
const server = await startServer({ env: { LOG_LEVEL: 'error' } });
// By the name that canonical links have; nobody else is asked about it.
const origin = server.url.replace('127.0.0.1', 'localhost');
const missed: string[] = [];
try {
  const named = process.argv.slice(2);
  const paths = named.length > 0 ? named : await addressesOf(origin);
  await restOf(server);
  print(header);
  for (const path of paths) {
    // The first visit pays for what happens once: the thorough compression, the pictures' copies.
    await measure(program, origin + path);
    const measured: Figures[] = [];
    for (let run = 0; run < runs; run++) measured.push(await measure(program, origin + path));
    const figures = median(measured);
    print(row(path, figures));
    missed.push(...misses(path, figures));
  }
} finally {
  await server.stop();
}
for (const line of missed) print(line);
if (missed.length > 0) process.exitCode = 1;

/** Until the copies of the demo's pictures are made: that takes a core, and a phone has its own. */
async function restOf({ child: { pid = 0 } }: RunningServer): Promise<void> {
  while (process.platform === 'linux' && childrenOf(pid).length > 0) await wait(500);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
