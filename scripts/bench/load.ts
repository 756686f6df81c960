import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { findProgram } from '../../tests/support/find-program.ts';

const connections = 32;
const wrk = findProgram('wrk');

/** What makes the load. wrk costs a fraction of what it measures; autocannon costs more than it. */
export const loadTool = wrk ? 'wrk' : 'autocannon, which may itself be the limit (wrk is missing)';

export interface Load {
  requests: number;
  seconds: number;
}

/** Asks for an address over and over; an answer that is a failure is one here too. */
export async function load(
  url: string,
  seconds: number,
  headers: Record<string, string>,
): Promise<Load> {
  const done = wrk
    ? await loadWithWrk(wrk, url, seconds, headers)
    : await loadWithAutocannon(url, seconds, headers);
  if (done.failures > 0) throw new Error(`${url} failed ${done.failures} requests`);
  return done;
}

type Done = Load & { failures: number };

async function loadWithWrk(
  program: string,
  url: string,
  seconds: number,
  headers: Record<string, string>,
): Promise<Done> {
  const { stdout } = await promisify(execFile)(program, [
    ...['--threads=1', `--connections=${connections}`, `--duration=${seconds}s`],
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
    url,
  ]);
  const [, requests, took] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? [];
  const [, socketErrors = ''] = /Socket errors: (.*)/.exec(stdout) ?? [];
  const [, refused = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(stdout) ?? [];
  const broken = (socketErrors.match(/\d+/g) ?? []).reduce((sum, each) => sum + Number(each), 0);
  return {
    requests: Number(requests),
    seconds: Number(took),
    failures: broken + Number(refused),
  };
}

async function loadWithAutocannon(
  url: string,
  duration: number,
  headers: Record<string, string>,
): Promise<Done> {
  const result = await autocannon({ url, duration, connections, headers });
  const { requests, non2xx, errors } = result;
  return { requests: requests.total, seconds: result.duration, failures: non2xx + errors };
}
