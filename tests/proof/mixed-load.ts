import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressesOf } from '../../scripts/addresses.ts';
import { cpuTime } from '../../scripts/bench/cpu-time.ts';
import { pages as model } from '../../src/model/pages/index.ts';
import { childrenOf, takenBy } from '../support/process-tree.ts';
import { startServer } from '../support/server.ts';
import { signIn } from '../support/sign-in.ts';

const password = 'a password for many';
const visitors = 16;
const reads = [...model.map(({ path }) => path), '/blogs?limit=7'];
const others = ['/sitemap.xml', '/robots.txt', '/blog/rss.xml', '/nothing-here'];

export interface Round {
  requests: number;
  /** Megabytes at most, and once it is over. */
  most: number;
  after: number;
  /** Seconds of processor time that were still spent until it rested. */
  leftOver: number;
}

/**
 * The built program under the load of many visitors, while somebody saves once a second. Started
 * twice: what it does for a new site, the copies of its pictures, is not what is measured.
 */
export async function startMixedLoad() {
  const dataDir = mkdtempSync(join(tmpdir(), 'wajha-load-'));
  const env = { LOG_LEVEL: 'error', ADMIN_PASSWORD: password };
  await (await startServer({ dataDir, env })).stop();
  const server = await startServer({ dataDir, env });
  const { url } = server;
  const { pid = 0 } = server.child;
  const addresses = await addressesUnder(url);
  const save = await signedInSave(url);

  async function load(seconds: number): Promise<number> {
    const end = Date.now() + seconds * 1000;
    let requests = 0;
    const visit = async () => {
      while (Date.now() < end) {
        const at = requests++;
        const address = addresses[(at * 31) % addresses.length] ?? '/';
        const headers = { 'accept-encoding': at % 10 === 0 ? 'gzip' : 'gzip, br' };
        await (await fetch(url + address, { headers })).arrayBuffer();
      }
    };
    const editing = (async () => {
      for (; Date.now() < end; await sleep(1000)) await save();
    })();
    await Promise.all([editing, ...Array.from({ length: visitors }, visit)]);
    return requests;
  }

  return {
    async round(seconds: number): Promise<Round> {
      let most = 0;
      const watching = setInterval(() => {
        most = Math.max(most, takenBy(pid));
      }, 100);
      const requests = await load(seconds);
      clearInterval(watching);
      const ended = cpuOf(pid);
      const rested = await untilResting(pid);
      return { requests, most, after: takenBy(pid), leftOver: rested - ended };
    },
    /** Megabytes of the program alone, once nothing that it has started is left. */
    async alone(): Promise<number> {
      while (childrenOf(pid).length > 0) await sleep(500);
      return takenBy(pid);
    },
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const cpuOf = (pid: number) =>
  [pid, ...childrenOf(pid)].reduce((sum, each) => sum + cpuTime(each), 0);

/** Not by the clock: on a busy machine what nobody waits for has to wait itself. */
async function untilResting(pid: number): Promise<number> {
  let before = cpuOf(pid);
  for (let quiet = 0; quiet < 3; ) {
    await sleep(500);
    const now = cpuOf(pid);
    quiet = now - before < 0.02 ? quiet + 1 : 0;
    before = now;
  }
  return before;
}

/** Every kind of page, some reads of the API, and the pictures of the pages as they were uploaded. */
async function addressesUnder(url: string): Promise<string[]> {
  const pages = await addressesOf(url);
  const texts = await Promise.all(pages.map(async (path) => (await fetch(url + path)).text()));
  const pictures = texts.join('').match(/\/uploads\/[\w-]+\.(?:png|jpg|webp)(?=["'])/g);
  return [
    ...pages,
    ...reads.flatMap((path) => [
      `/api${path}`,
      `/api${path}${path.includes('?') ? '&' : '?'}lang=ar`,
    ]),
    ...others,
    ...new Set(pictures),
  ];
}

async function signedInSave(url: string): Promise<() => Promise<void>> {
  const authorization = `Bearer ${await signIn({ url, password })}`;
  const { services } = await (await fetch(`${url}/api/services`)).json();
  const { _id, title } = services[0];
  let saves = 0;
  return async () => {
    const answer = await fetch(`${url}/api/services/services/${_id}`, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ title, description: `Description ${++saves}` }),
    });
    if (answer.status !== 200) throw new Error(`A save answered ${answer.status}`);
  };
}
