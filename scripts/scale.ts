import { startServer } from '../tests/support/server.ts';
import { measure } from './scale/measure.ts';
import { mostRequests, simulate } from './scale/simulate.ts';

/** `npm run scale`: what one process costs here, and what several would serve. See docs/scale.md. */
const { DATABASE_URL } = process.env;
const env = { LOG_LEVEL: 'error', ...(DATABASE_URL && { DATABASE_URL }) };
const server = await startServer({ env });
const found = await measure(server).finally(() => server.stop());
const { hit, render, save, picture, pages } = found;

print(`measured, on ${DATABASE_URL ? 'PostgreSQL' : 'the embedded database'}`);
print(`  an answer from memory        ${(hit * 1e6).toFixed(0)} µs of processor time`);
print(`  a page made anew             ${(render * 1e3).toFixed(1)} ms of processor time`);
print(`  a save, alone                ${(save * 1e3).toFixed(1)} ms`);
print(`  a picture of 12 megapixels   ${picture.toFixed(1)} s`);

const instances = [1, 2, 5, 10];
print(`requests a second with a tenth of the processor to spare, ${pages} pages asked for`);
print('and how long one in a hundred takes at half of that');
print(`  ${'saves'.padEnd(12)}${instances.map((n) => `${n} of it`.padStart(10)).join('')}`);
for (const [name, saves] of [
  ['none', 0],
  ['1 a minute', 1 / 60],
  ['1 in 10 s', 0.1],
  ['1 a second', 1],
  ['3 a second', 3],
] as const) {
  // Each instance gets its share of the requests and hears of every save.
  const most = mostRequests(found, saves, pages);
  const rates = instances.map((n) => whole(most * n).padStart(10)).join('');
  const half = { instances: 1, requests: most / 2, saves, pages };
  const { slowest } = simulate(found, half, { seconds: 120 });
  print(`  ${name.padEnd(12)}${rates}${slowest.toFixed(0).padStart(8)} ms`);
}

print('one instance, one save in 10 s: requests, processor, median, one in a hundred');
const limit = mostRequests(found, 0.1, pages);
for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 1, 1.1]) {
  const load = { instances: 1, requests: limit * share, saves: 0.1, pages };
  const { busy, median, slowest } = simulate(found, load, { seconds: 60 });
  const times = `${median.toFixed(1).padStart(8)} ms${slowest.toFixed(0).padStart(8)} ms`;
  print(
    `  ${whole(load.requests).padStart(8)}/s${`${(busy * 100).toFixed(0)} %`.padStart(7)}${times}`,
  );
}

print('behind a CDN with 20 places, each asks once for each page after a save');
for (const [name, perHour] of [
  ['10 saves an hour', 10],
  ['1 save a minute', 60],
  ['1 save in 10 s', 360],
] as const) {
  const asked = (perHour / 3600) * pages * 20;
  print(`  ${name.padEnd(18)} ${asked.toFixed(1).padStart(8)} requests a second at most`);
}

print('limits that more instances do not raise');
print(`  saves: one at a time over all instances, ${whole(1 / save)} a second`);
print(`  every save: ${(render * pages).toFixed(2)} s of processor time on each instance`);
print(`  pictures: ${whole(60 / picture)} a minute for each machine`);

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
