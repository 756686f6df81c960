import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { RunningServer } from '../../tests/support/server.ts';
import type { BareAnswer } from './bare-server.ts';
import { cpuTime } from './cpu-time.ts';
import { load } from './load.ts';

const requestHeaders = { 'accept-encoding': 'br' };
const rounds = 3;
const seconds = 1;

/** Of one process under load. */
export interface Cost {
  /** Microseconds of processor time per request: what the load generator needs is not in it. */
  cpu: number;
  perSecond: number;
}

/** What an address costs, beside a bare server with the same answer, taking turns. */
export async function costOf(
  { url, child }: RunningServer,
  path: string,
): Promise<{ ours: Cost; bare: Cost }> {
  const bare = await startBare(await answerOf(url + path));
  const ours = { url: url + path, pid: child.pid ?? 0, cpu: 0, requests: 0, seconds: 0 };
  const theirs = { url: bare.url, pid: bare.pid, cpu: 0, requests: 0, seconds: 0 };
  try {
    for (const each of [ours, theirs]) await load(each.url, seconds, requestHeaders);
    for (let round = 0; round < rounds; round++) {
      for (const each of [ours, theirs]) {
        const before = cpuTime(each.pid);
        const done = await load(each.url, seconds, requestHeaders);
        each.cpu += cpuTime(each.pid) - before;
        each.requests += done.requests;
        each.seconds += done.seconds;
      }
    }
  } finally {
    bare.stop();
  }
  return { ours: costPer(ours), bare: costPer(theirs) };
}

const costPer = (sum: { cpu: number; requests: number; seconds: number }): Cost => ({
  cpu: (sum.cpu / sum.requests) * 1_000_000,
  perSecond: sum.requests / sum.seconds,
});

async function answerOf(url: string): Promise<BareAnswer> {
  // Twice, with a pause: the first of them has it compressed thoroughly, for those that follow.
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
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() };
}
