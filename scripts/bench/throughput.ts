import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import type { BareAnswer } from './bare-server.ts';

const requestHeaders = { 'accept-encoding': 'br' };
const rounds = 3;
const seconds = 1;

export interface Throughput {
  ours: number;
  bare: number;
  ratio: number;
}

/** Requests per second of an address, beside a bare server with the same answer, taking turns. */
export async function throughput(url: string): Promise<Throughput> {
  const bare = await startBare(await answerOf(url));
  try {
    await load(url, 1);
    await load(bare.url, 1);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      theirs.push(await load(bare.url, seconds));
      ours.push(await load(url, seconds));
    }
    const ratios = ours.map((value, round) => value / (theirs[round] ?? Number.NaN));
    return { ours: median(ours), bare: median(theirs), ratio: median(ratios) };
  } finally {
    bare.stop();
  }
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function load(url: string, duration: number): Promise<number> {
  const { requests, non2xx } = await autocannon({
    url,
    duration,
    connections: 32,
    headers: requestHeaders,
  });
  if (non2xx > 0) throw new Error(`${url} answered ${non2xx} requests with a failure`);
  return requests.average;
}

async function answerOf(url: string): Promise<BareAnswer> {
  // Twice, with a pause: the first answer is compressed quickly, the one that stays thoroughly.
  await fetch(url, { headers: requestHeaders });
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const [response] = await once(get(url, { headers: requestHeaders }), 'response');
  const body = await buffer(response);
  const own = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
  const headers = Object.entries(response.headers as Record<string, string>)
    .filter(([name]) => !own.includes(name))
    .flat();
  return { status: response.statusCode, headers, body: body.toString('base64') };
}

async function startBare(answer: BareAnswer) {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'));
  child.send(answer);
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}
