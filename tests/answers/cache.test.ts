import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createAnswerCache } from '../../src/server/answers/answer-cache.ts';
import { Change } from '../../src/server/content/dependencies.ts';
import { openTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let url: string;

beforeAll(async () => {
  app = await openTestApp('sqlite');
  url = await app.http.listen({ port: 0, host: '127.0.0.1' });
  for (let index = 0; index < 20; index++) {
    await app.admin('POST', '/home/faq', { question: `Question ${index}`, answer: 'An answer' });
  }
});
afterAll(() => app.close());

test('an answer is the same in every encoding, with its validator', async () => {
  const plain = await ask('/api/home');
  const brotli = await ask('/api/home', { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await ask('/api/home', { 'accept-encoding': 'gzip, br;q=0' });
  expect(plain.headers).toMatchObject({
    vary: 'accept-encoding',
    'content-type': expect.stringMatching(/^application\/json/),
  });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(brotli.body.length).toBe(Number(brotli.headers['content-length']));

  const { etag = '' } = plain.headers;
  const unchanged = await ask('/api/home', { 'if-none-match': etag });
  expect(unchanged).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  await app.admin('POST', '/home/faq', { question: 'One more', answer: 'Yes' });
  const changed = await ask('/api/home', { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.body.toString()).toContain('One more');
});

test('an answer that is asked for often grows smaller, and stays the same', async () => {
  const asBrotli = () => ask('/api/home', { 'accept-encoding': 'br' });
  const { body: first } = await asBrotli();
  const lengthNow = async () => (await asBrotli()).body.length;
  await expect.poll(lengthNow, { timeout: 60_000 }).toBeLessThan(first.length);
  expect(brotliDecompressSync((await asBrotli()).body)).toEqual(brotliDecompressSync(first));
});

test('HEAD is a GET without its body', async () => {
  for (let round = 0; round < 2; round++) {
    const head = await fetch(`${url}/api/home`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
  }
});

test("an administrator's answer is kept from visitors, and theirs from the administrator", async () => {
  await app.admin('POST', '/local-seo', {
    location: 'Hidden',
    title: 'T',
    description: 'D',
    fact: { title: 'F', stats: ['S'] },
    benefits: { title: 'B', items: [{ title: 'I', description: 'D' }] },
    conclusion: 'C',
    cta: 'A',
    isActive: false,
  });
  const authorization = `Bearer ${app.token}`;
  expect((await ask('/api/local-seo', { authorization })).body.toString()).toContain('Hidden');
  expect((await ask('/api/local-seo')).body.toString()).not.toContain('Hidden');
  expect((await ask('/api/local-seo', { authorization })).body.toString()).toContain('Hidden');
});

test('who sends a token that is not valid is answered like everybody, from memory too', async () => {
  const everybody = await ask('/api/home');
  for (const authorization of ['x', 'Bearer x', `Bearer ${'x'.repeat(43)}`]) {
    const reply = await ask('/api/home', { authorization });
    expect(reply.headers.etag).toBe(everybody.headers.etag);
    expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  }
  const queries = counted(app);
  for (let count = 0; count < 20; count++) await ask('/api/home', { authorization: 'Bearer x' });
  expect(queries()).toBe(0);
});

test("an administrator's answers are kept by nobody", async () => {
  const authorization = `Bearer ${app.token}`;
  for (const path of ['/api/home', '/api/blogs?search=x', '/api/admin/profile']) {
    const { headers } = await ask(path, { authorization });
    expect([path, headers['cache-control']]).toEqual([path, 'private, no-store']);
  }
});

test('what a read does not ask for is no part of its address', async () => {
  await ask('/api/services');
  await ask('/api/blogs?limit=5');
  const queries = counted(app);
  for (let count = 0; count < 20; count++) {
    const { status } = await ask(`/api/services?page=${count}&search=x&from=${count}`);
    expect(status).toBe(200);
    await ask(`/api/blogs?from=${count}&page=1&limit=05`);
  }
  for (const path of ['/api/%73ervices', '/%61pi/services', '/%61%70%69/%73%65rvices?x']) {
    expect((await ask(path)).status).toBe(200);
  }
  expect(queries()).toBe(0);
});

test('a page of a list that has nothing on it is not kept', async () => {
  const pastTheEnd = async () => expect((await ask('/api/blogs?page=1000')).status).toBe(200);
  await pastTheEnd();
  const queries = counted(app);
  await pastTheEnd();
  expect(queries()).toBeGreaterThan(0);
});

test('answers of the API push out no page', async () => {
  const cache = createAnswerCache({ maxBytes: 1_000_000 });
  const answer = async () => ({ status: 200, headers: {}, body: [Buffer.alloc(100_000)] });
  await cache.answer('/page', answer);
  for (let index = 0; index < 50; index++) await cache.answer(`/api/${index}`, answer);
  expect(cache.mostAskedPages(100)).toEqual(['/page']);
});

test('the description of the API is compressed, and asked about by its tag', async () => {
  for (const path of ['/api/openapi.json', '/api/docs']) {
    const { headers, body } = await ask(path);
    const { etag = '' } = headers;
    expect((await ask(path, { 'if-none-match': etag })).status).toBe(304);
    const compressed = () => ask(path, { 'accept-encoding': 'gzip, br' });
    await expect
      .poll(async () => (await compressed()).headers['content-encoding'], { timeout: 60_000 })
      .toBe('br');
    expect(brotliDecompressSync((await compressed()).body)).toEqual(body);
  }
});

test('every answer carries the security headers', async () => {
  for (const path of ['/api/home', '/api/home', '/api/health', '/api/nothing', '/api/docs']) {
    const { headers } = await ask(path);
    expect([path, headers]).toEqual([
      path,
      expect.objectContaining({
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.any(String),
        'content-security-policy': expect.stringMatching(/^default-src 'none'/),
      }),
    ]);
  }
});

test('what many ask for at the same moment is made once', async () => {
  const cache = createAnswerCache();
  const held = Promise.withResolvers<void>();
  let made = 0;
  const make = async () => {
    made += 1;
    await held.promise;
    return { status: 200, headers: {}, body: [Buffer.from('x')] };
  };
  const asked = Array.from({ length: 50 }, () => cache.answer('/page', make));
  held.resolve();
  await Promise.all(asked);
  expect(made).toBe(1);
  cache.outdate(new Change(null));
  await cache.answer('/page', make);
  expect(made).toBe(2);
});

test('an answer that a change has overtaken is not kept', async () => {
  const cache = createAnswerCache();
  const answer = (text: string) => ({ status: 200, headers: {}, body: [Buffer.from(text)] });
  await cache.answer('/page', async () => {
    cache.outdate(new Change(null));
    return answer('old');
  });
  let madeAgain = false;
  await cache.answer('/page', async () => {
    madeAgain = true;
    return answer('new');
  });
  expect(madeAgain).toBe(true);
});

test('memory is bounded, and what is in use stays', async () => {
  const cache = createAnswerCache({ maxBytes: 1_000_000 });
  const answer = { status: 200, headers: {}, body: [Buffer.alloc(100_000)] };
  await cache.answer('/used', async () => answer);
  for (let index = 0; index < 50; index++) {
    await cache.answer(`/page-${index}`, async () => answer);
    await cache.answer('/used', async () => answer);
  }
  const kept = cache.mostAskedPages(100);
  expect(kept).toContain('/used');
  expect(kept.length).toBeLessThan(8);
});

async function ask(path: string, headers: Record<string, string> = {}) {
  const [response] = (await once(get(`${url}${path}`, { headers }), 'response')) as [
    IncomingMessage,
  ];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

/** How many questions the database has been asked since. */
function counted({ storage }: TestApp): () => number {
  let count = 0;
  const { selectFrom } = storage.db;
  vi.spyOn(storage.db, 'selectFrom').mockImplementation(((...names: never[]) => {
    count += 1;
    return Reflect.apply(selectFrom, storage.db, names);
  }) as typeof selectFrom);
  onTestFinished(() => void vi.restoreAllMocks());
  return () => count;
}
