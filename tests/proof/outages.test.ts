import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modal } from '../leads/filled-forms.ts';
import { type OwnPostgres, ownPostgres } from '../support/own-postgres.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { type TcpProxy, tcpProxy } from '../support/tcp-proxy.ts';
import { note } from './table.ts';

const password = 'a password for tests';
const second = 1_000;

let database: OwnPostgres;
let doors: TcpProxy[];
let instances: RunningServer[];
let token: string;
let warm: string[];

beforeAll(async () => {
  database = await ownPostgres();
  // One door for each process, so that it can be seen how often each knocks.
  doors = await Promise.all([tcpProxy(database.url), tcpProxy(database.url)]);
  const env = { ADMIN_PASSWORD: password, LOG_LEVEL: 'silent' };
  instances = await Promise.all(
    doors.map(({ url }) => startServer({ env: { ...env, DATABASE_URL: url } })),
  );
  const signedIn = await call(0, 'POST', '/api/admin/login', { username: 'admin', password });
  token = signedIn.body.token;
  const sitemap = await (await fetch(`${instances[0]?.url}/sitemap.xml`)).text();
  const pages = [...sitemap.replaceAll('&amp;', '&').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  warm = [...pages, '/api/home', '/api/services', '/api/settings', '/api/blogs?limit=5'];
  for (const path of warm) for (const at of [0, 1]) expect(await visit(at, path)).toBe(200);
});
afterAll(async () => {
  await database.remove();
  await Promise.all(instances.map((instance) => instance.stop()));
  await Promise.all(doors.map((door) => door.close()));
});

async function call(at: number, method: string, path: string, body?: object) {
  const response = await fetch(`${instances[at % 2]?.url}${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(15 * second),
  });
  return { status: response.status, body: await response.json().catch(() => null) };
}

async function visit(at: number, path: string): Promise<number> {
  const signal = AbortSignal.timeout(15 * second);
  const response = await fetch(`${instances[at % 2]?.url}${path}`, { signal });
  await response.arrayBuffer();
  return response.status;
}

/** 20 pages a second, one save and one lead, until it is told to end. */
function load() {
  const tally = { pages: 0, failed: [] as string[], saves: 0, refused: 0, leads: 0, lost: 0 };
  const kept: string[] = [];
  const names: string[] = [];
  const odd: unknown[] = [];
  let isDone = false;
  const every = async (milliseconds: number, work: (count: number) => Promise<void>) => {
    const underWay: Promise<void>[] = [];
    for (let count = 0; !isDone; count += 1) {
      underWay.push(work(count).catch((error) => void odd.push(String(error))));
      await wait(milliseconds);
    }
    await Promise.all(underWay);
  };
  const all = [
    every(50, async (count) => {
      const path = warm[count % warm.length] ?? '/';
      const status = await visit(count, path).catch(String);
      tally.pages += 1;
      if (status !== 200) tally.failed.push(`${path}: ${status}`);
    }),
    every(second, async (count) => {
      const question = `Asked ${performance.now()}`;
      const { status } = await call(count, 'POST', '/api/home/faq', { question, answer: 'Yes' });
      if (status === 201) kept.push(question);
      else if (status === 503) tally.refused += 1;
      else odd.push(status);
      tally.saves += 1;
    }),
    every(second, async (count) => {
      const name = `Visitor ${performance.now()}`;
      const { status } = await call(count, 'POST', '/api/contact/submit', { ...modal, name });
      tally.leads += 1;
      if (status === 200) names.push(name);
      else odd.push(status);
    }),
  ];
  return async () => {
    isDone = true;
    await Promise.all(all);
    return { ...tally, kept, names, odd };
  };
}

const ask = async (text: string) => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
};

const faults = {
  stopped: [() => database.stop(), () => database.start()],
  crashed: [() => database.crash(), () => database.start()],
  frozen: [() => database.freeze(), () => database.thaw()],
  'cut off': [
    () => doors.map((door) => door.refuse()),
    () => doors.map((door) => door.letThrough()),
  ],
} as const;

test.each([
  ...[1, 3, 5, 10, 30].map((seconds) => ({ fault: 'stopped', seconds }) as const),
  ...[5, 30].map((seconds) => ({ fault: 'frozen', seconds }) as const),
  { fault: 'crashed', seconds: 5 } as const,
  { fault: 'cut off', seconds: 5 } as const,
])(
  'PostgreSQL $fault for $seconds s under load: nothing that was acknowledged is lost',
  async ({ fault, seconds }) => {
    const [begin, end] = faults[fault];
    const finish = load();
    await wait(2 * second);
    await begin();
    const before = doors.map((door) => door.attempts());
    await wait(seconds * second);
    const tries = doors.map((door, at) => door.attempts() - (before[at] ?? 0));
    await end();
    const back = performance.now();
    const save = async () =>
      (await call(0, 'POST', '/api/home/faq', { question: 'Back', answer: 'Yes' })).status;
    await expect.poll(save, { interval: 100, timeout: 20 * second }).toBe(201);
    const healed = performance.now() - back;
    await wait(2 * second);
    const seen = await finish();

    const questions = (await ask(`select body from document where kind = 'home.faq'`)).map(
      ({ body }) => JSON.parse(body).question,
    );
    const storedNames = async () =>
      (await ask('select fields from lead')).map(({ fields }) => JSON.parse(fields).name);
    await expect.poll(async () => missing(seen.names, await storedNames())).toEqual([]);
    const doubled = (await storedNames()).filter((name, at, all) => all.indexOf(name) !== at);
    const [{ count: listeners } = { count: 0 }] = await ask(
      `select count(*)::int as count from pg_stat_activity where application_name = 'wajha lifeline'`,
    );
    note('database', `${fault} for ${seconds} s`, {
      tried: `${seen.pages} pages, ${seen.saves} saves, ${seen.leads} leads`,
      lost: `${seen.failed.length} pages, ${missing(seen.kept, questions).length} saves, ${missing(seen.names, await storedNames()).length} leads`,
      seen: `${seen.refused} saves refused in words; ${Math.max(...tries)} tries a process; saves again after ${Math.round(healed)} ms`,
    });
    expect({ failed: seen.failed, odd: seen.odd, doubled, listeners }).toEqual({
      failed: [],
      odd: [],
      doubled: [],
      listeners: 2,
    });
    expect(missing(seen.kept, questions)).toEqual([]);
    for (const tried of tries) expect(tried).toBeLessThanOrEqual(seconds + 1);
    expect(healed).toBeLessThan(2 * second);
  },
  120 * second,
);

const missing = (wanted: string[], found: string[]) =>
  wanted.filter((each) => !found.includes(each));
