import { afterAll, beforeAll, expect, test } from 'vitest';
import { modal } from '../leads/filled-forms.ts';
import { freshPostgres } from '../support/postgres-database.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { signIn } from '../support/sign-in.ts';
import { type TcpProxy, tcpProxy } from '../support/tcp-proxy.ts';

const password = 'a password for tests';
const warmPages = ['/', '/ar', '/blog', '/ar/about-us', '/contact-us', '/nothing-here', '/admin'];
const warmReads = ['/api/home', '/api/home?lang=ar', '/api/services/navbar', '/api/blogs?limit=3'];

let proxy: TcpProxy;
let server: RunningServer;
let token: string;

beforeAll(async () => {
  proxy = await tcpProxy(await freshPostgres());
  server = await startServer({
    env: { DATABASE_URL: proxy.url, ADMIN_PASSWORD: password, SEED: 'none', LOG_LEVEL: 'warn' },
  });
  token = await signIn(server);
});
afterAll(async () => {
  proxy.letThrough();
  await server.stop();
  await proxy.close();
});

async function send(method: string, path: string, body?: object) {
  const began = performance.now();
  const response = await fetch(server.url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const took = performance.now() - began;
  return { status: response.status, body: isJson ? JSON.parse(text) : text, took };
}

/** As a visitor: without a token. */
async function visit(path: string) {
  const response = await fetch(server.url + path, { signal: AbortSignal.timeout(10_000) });
  await response.arrayBuffer();
  return [path, response.status, response.headers.get('cache-status')];
}

const visitAll = async () => {
  const seen = [];
  for (const path of [...warmPages, ...warmReads]) seen.push(await visit(path));
  return seen;
};

const expected = (mark: string | null) =>
  [...warmPages, ...warmReads].map((path) => [path, path === '/nothing-here' ? 404 : 200, mark]);

const saveQuestion = (question: string) =>
  send('POST', '/api/home/faq', { question, answer: 'Yes' });

const storedLeads = async () =>
  (await send('GET', '/api/admin/leads')).body.leads?.map(
    (lead: { fields: { name: string } }) => lead.fields.name,
  );

test.each([
  { fault: 'refuse', coldPage: '/ar/our-work' },
  { fault: 'freeze', coldPage: '/ar/services' },
] as const)(
  'a database that is gone ($fault) takes no page, no read and no lead with it, and is back at once',
  async ({ fault, coldPage }) => {
    expect(await visitAll()).toEqual(expected(null));
    const before = proxy.attempts();
    const began = performance.now();
    proxy[fault]();
    const isAway = async () => (await visit('/api/home'))[2] !== null;
    await expect.poll(isAway, { interval: 50, timeout: 6_000 }).toBe(true);

    expect(await visitAll()).toEqual(expected('wajha; hit; detail=old'));
    const save = await saveQuestion(`While it is away (${fault})`);
    expect(save).toMatchObject({
      status: 503,
      body: {
        error: 'The database cannot be reached at the moment. Please try again shortly.',
        code: 'databaseAway',
      },
    });
    expect(save.took).toBeLessThan(500);
    const name = `Came while away (${fault})`;
    const lead = await send('POST', '/api/contact/submit', { ...modal, name });
    expect([lead.status, lead.body.success]).toEqual([200, true]);
    expect((await send('GET', '/api/home')).status).toBe(503);
    expect((await send('GET', '/api/health')).body).toEqual({ status: 'ok' });
    // Never asked for before: the page's own frame, and that it is worth to come back.
    const cold = await send('GET', coldPage);
    expect(cold.status).toBe(503);
    expect(cold.body).toContain('dir="rtl"');

    const tries = proxy.attempts() - before;
    expect(tries).toBeLessThanOrEqual(1 + (performance.now() - began) / 1000);
    proxy.letThrough();
    const back = performance.now();
    const saves = async () => (await saveQuestion(`Back again (${fault})`)).status;
    await expect.poll(saves, { interval: 100, timeout: 5_000 }).toBe(201);
    expect(performance.now() - back).toBeLessThan(2_000);
    await expect.poll(storedLeads).toContain(name);
    expect(await visitAll()).toEqual(expected(null));
    expect((await send('GET', coldPage)).status).toBe(200);
  },
);
