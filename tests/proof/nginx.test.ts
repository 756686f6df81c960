import { Agent, type RequestOptions, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshPostgres } from '../support/postgres-database.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { nginx, startNginx } from './nginx.ts';

let servers: RunningServer[];
let proxy: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  const env = {
    DATABASE_URL: await freshPostgres(),
    SEED: 'none',
    ADMIN_PASSWORD: 'a password for tests',
    PUBLIC_URL: 'https://www.example.com',
    TRUST_PROXY: '127.0.0.1',
    ACCESS_LOG: 'true',
  };
  servers = [await startServer({ env }), await startServer({ env })];
  proxy = await startNginx(servers.map(({ url }) => url));
  await vi.waitFor(() => ask('/api/health'), { timeout: 30_000 });
});
afterAll(async () => {
  await proxy?.stop();
  for (const server of servers ?? []) await server.stop();
});

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

interface Sent {
  headers?: Record<string, string>;
  method?: string;
  body?: Buffer | string;
}

/** With the encoding left as it came. */
function ask(path: string, { headers = {}, method = 'GET', body }: Sent = {}) {
  const options: RequestOptions = { agent, headers, method };
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      request(proxy.url + path, options, async (response) => {
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, headers: answered, body: await buffer(response) });
      })
        .once('error', reject)
        .end(body);
    },
  );
}

test.skipIf(!nginx)(
  'the program compresses, answers 304 and names the request through nginx',
  async () => {
    const etags = new Set<unknown>();
    for (const encoding of ['br', 'gzip']) {
      const { status, headers } = await ask('/', { headers: { 'accept-encoding': encoding } });
      expect([status, headers['content-encoding']]).toEqual([200, encoding]);
      expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
      etags.add(headers.etag);
    }
    const [etag] = etags;
    expect(etags.size).toBe(1);
    const again = await ask('/', { headers: { 'if-none-match': String(etag) } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const { status, headers } = await fetch(`${proxy.plain}/about-us`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, 'https://127.0.0.1/about-us']);
  },
);

test.skipIf(!nginx)('the visitor is known by the address that nginx passes on', async () => {
  const path = '/api/nothing-at-all';
  await ask(path, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  const output = () => servers.map((server) => server.output()).join('');
  await expect
    .poll(output)
    .toMatch(/"path":"\/api\/nothing-at-all".*"network":"203\.0\.113\.0\/24"/);
  expect(output()).not.toContain('TRUST_PROXY');
});

test.skipIf(!nginx)('a picture of almost 5 MB goes through', async () => {
  const json = { 'content-type': 'application/json' };
  const credentials = JSON.stringify({ username: 'admin', password: 'a password for tests' });
  const login = await ask('/api/admin/login', { method: 'POST', headers: json, body: credentials });
  const { token } = JSON.parse(login.body.toString());
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const picture = await sharp({
    create: { width: 1250, height: 1250, channels: 3, background: '#888', noise },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(picture.length).toBeGreaterThan(4.4 * 1024 * 1024);
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'large.png');
  const body = new Response(form);
  const sent = await ask('/api/admin/media', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': body.headers.get('content-type') ?? '',
    },
    body: Buffer.from(await body.arrayBuffer()),
  });
  expect([sent.status, sent.body.toString()]).toEqual([201, expect.stringContaining('/uploads/')]);
});

test.skipIf(!nginx)('one instance stops under load, and no visitor notices', async () => {
  const failures: unknown[] = [];
  let answered = 0;
  let isOver = false;
  const visitors = Array.from({ length: 8 }, async (_, at) => {
    while (!isOver) {
      const path = at % 2 ? '/' : '/api/health';
      const { status } = await ask(path).catch((error) => ({ status: error }));
      if (status !== 200) failures.push(status);
      answered += 1;
    }
  });
  await expect.poll(() => answered).toBeGreaterThan(200);
  await servers[0]?.stop();
  const before = answered;
  await expect.poll(() => answered - before).toBeGreaterThan(200);
  isOver = true;
  await Promise.all(visitors);
  expect(failures).toEqual([]);
});
