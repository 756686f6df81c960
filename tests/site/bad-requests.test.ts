import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteApp, type SiteApp } from './site-app.ts';

let app: SiteApp;
let port: number;
let authorization: string;

beforeAll(async () => {
  app = await openSiteApp();
  port = Number(new URL(await app.http.listen({ port: 0, host: '127.0.0.1' })).port);
  authorization = app.authorization;
});
afterAll(() => app.close());

test.each([
  'GET http://elsewhere.example/ HTTP/1.1',
  'GET http://elsewhere.example/api/home HTTP/1.1',
  'HEAD http://elsewhere.example/services HTTP/1.1',
  'POST https://elsewhere.example/contact-us HTTP/1.1',
  'OPTIONS * HTTP/1.1',
])('%s asks for nothing of this site', async (line) => {
  await expectRefusal(
    await send(`${line}\r\nhost: elsewhere.example\r\nconnection: close\r\n\r\n`),
  );
});

const form = (body: string, type = 'multipart/form-data; boundary=cut') =>
  `POST /api/home/portfolio HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: ${authorization}\r\ncontent-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const field = '--cut\r\ncontent-disposition: form-data; name="name"\r\n\r\nOne';
const file =
  '--cut\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n\x89PNG';

test.each([
  ['in a field', field],
  ['in a file', file],
  ['in a file after a field', `${field}\r\n${file}`],
  ['in the headers of a part', '--cut\r\ncontent-disposition: form-da'],
  ['before its first part', ''],
  ['before its last boundary', `${field}\r\n--cut`],
])('a form that ends %s is refused', async (_where, body) => {
  await expectRefusal(await send(form(body)));
});

test('a form without its boundary, or with broken JSON in a part, is refused', async () => {
  await expectRefusal(await send(form(field, 'multipart/form-data')));
  const json = (value: string) =>
    `--cut\r\ncontent-disposition: form-data; name="ar"\r\ncontent-type: application/json\r\n\r\n${value}\r\n--cut--\r\n`;
  for (const value of ['{"toString":1}', '[1', '"x"', nested(5_000)]) {
    await expectRefusal(await send(form(json(value))));
  }
});

test('an object that cannot be read as a text is refused, wherever one is expected', async () => {
  const odd: unknown[] = [{ toString: 1 }, { valueOf: 1, toString: null }, [[{ toString: 1 }]]];
  for (const value of odd) {
    for (const [method, path, body] of [
      ['PUT', '/contact/info', { phone1: value }],
      ['PUT', '/settings', { agencyName: 'A', offices: [], version: value }],
      ['POST', '/local-seo', { location: value, isActive: value }],
      ['POST', '/blogs', { title: value, date: value, image: value, description: value }],
      ['POST', '/admin/login', { username: value, password: value }],
      ['POST', '/contact/submit', { name: value, email: value, interest: value, timeTaken: value }],
      ['POST', '/send-email', { name: value, page: value, language: value }],
      ['PUT', '/home/faq/order', { ids: [value] }],
    ] as const) {
      const reply = await app.call(method, path, body);
      expect([path, reply.statusCode, reply.json()]).toEqual([
        path,
        path === '/admin/login' ? expect.any(Number) : 400,
        expect.objectContaining({ error: expect.any(String), message: expect.any(String) }),
      ]);
      expect(reply.statusCode).toBeLessThan(500);
    }
  }
});

test('a body of 200,000 lists in one another is refused at once', async () => {
  for (const body of [nested(200_000), `{"phone1":${nested(200_000)}}`]) {
    for (const path of ['/contact/info', '/settings', '/admin/preview']) {
      const reply = await app.call(path === '/admin/preview' ? 'POST' : 'PUT', path, body);
      expect([path, reply.statusCode]).toEqual([path, 400]);
      expect(reply.json()).toMatchObject({ error: expect.any(String) });
    }
  }
});

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

async function send(request: string) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { isHead: request.startsWith('HEAD'), head, body };
}

async function expectRefusal({ isHead, head, body }: Awaited<ReturnType<typeof send>>) {
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(head).toMatch(/\r\nx-content-type-options: nosniff/i);
  if (!isHead) {
    const { error, message } = JSON.parse(body);
    expect(message).toBe(error);
    expect(error).toEqual(expect.any(String));
  }
}
