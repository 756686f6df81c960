import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LargeSite, startLargeSite } from './large-site.ts';
import { note } from './table.ts';
import { type Attack, underAttack } from './under-attack.ts';

let site: LargeSite;
let location: string;
let post: string;
beforeAll(async () => {
  site = await startLargeSite();
  const read = async (path: string) => (await fetch(`${site.url}/api/${path}`)).json();
  // The ones that all the others are copies of.
  location = (await read('local-seo?limit=1')).data[0].location.replace(/ \d+$/, '');
  post = (await read('blogs?limit=1')).blogs[0]._id.replace(/-\d+$/, '');
  await site.save();
  await site.idle();
});
afterAll(() => site.stop());

/** In milliseconds. */
interface Waits {
  health: number;
  inMemory: number;
  notInMemory: number;
}

describe.each([1, 50])('on %i connections', (connections) => {
  test.each<Attack['kind']>([
    'large JSON',
    'spellings of a page',
    'spellings of a question',
    'pages that were never asked for',
    'forms sent to pages',
  ])('beside %s others are answered at once', async (kind) => {
    await ask('/');
    const attack = { kind, connections, url: site.url };
    const waits = await underAttack(attack, post, measure);
    tell(`${kind}, ${connections} connections`, waits);
    expect(waits.health).toBeLessThan(150);
    expect(waits.inMemory).toBeLessThan(150);
    expect(waits.notInMemory).toBeLessThan(300);
    await site.idle();
  });
});

const samples = 5;
let unseen = 0;

async function measure(): Promise<Waits> {
  const waits: Record<keyof Waits, number[]> = { health: [], inMemory: [], notInMemory: [] };
  for (let count = 0; count < samples; count++) {
    waits.health.push(await ask('/api/health'));
    waits.inMemory.push(await ask('/'));
    unseen += 1;
    waits.notInMemory.push(await ask(`/localseo/${location.toLowerCase()}-${unseen}`));
  }
  return {
    health: median(waits.health),
    inMemory: median(waits.inMemory),
    notInMemory: median(waits.notInMemory),
  };
}

async function ask(path: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(site.url + path, { redirect: 'manual' });
  await answer.arrayBuffer();
  expect([path, answer.status]).toEqual([path, 200]);
  return performance.now() - began;
}

function tell(name: string, waits: Waits): void {
  const seen = Object.entries(waits)
    .map(([what, wait]) => `${what} ${wait.toFixed(0)} ms`)
    .join(', ');
  console.log(name, seen);
  note('strangers', name, { tried: `${samples}`, lost: '0', seen });
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
