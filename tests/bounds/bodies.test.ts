import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('sqlite');
});
afterAll(() => app.close());

const modal = {
  name: 'Sara',
  email: 'sara@example.com',
  phone: '1',
  interest: 'other',
  company: 'Co',
  budget: '1',
};

const publicCalls = ['/contact/submit', '/send-email', '/admin/login'];

const post = (
  path: string,
  payload: string,
  headers: Record<string, string> = {},
  remoteAddress = '192.0.2.1',
) =>
  app.http.inject({
    remoteAddress,
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

const ofSize = (bytes: number) => JSON.stringify({ a: 'x'.repeat(bytes - 8) });

test('megabytes of nobody known are not read', async () => {
  for (const path of publicCalls) {
    const reply = await post(path, ofSize(2 * 1024 * 1024));
    expect([path, reply.statusCode]).toEqual([path, 413]);
    expect(reply.json()).toMatchObject({ code: 'requestTooLarge' });
  }
  expect((await post('/nothing', ofSize(2 * 1024 * 1024))).statusCode).toBe(404);
  expect((await post('/home/faq', ofSize(2 * 1024 * 1024))).statusCode).toBe(401);
});

test('a sign-in, a change of the password, a form and a save each have a limit of their own', async () => {
  const authorization = `Bearer ${app.token}`;
  const statuses = async (path: string, limit: number) =>
    Promise.all(
      [limit, limit + 1].map(async (bytes) => {
        const reply = await post(path, ofSize(bytes), { authorization });
        return reply.statusCode;
      }),
    );
  expect(await statuses('/admin/login', 8 * 1024)).toEqual([400, 413]);
  expect(await statuses('/contact/submit', 128 * 1024)).toEqual([400, 413]);
  expect(await statuses('/send-email', 128 * 1024)).toEqual([400, 413]);
  expect(await statuses('/home/faq', 2 * 1024 * 1024)).toEqual([400, 413]);
  const change = await app.admin('PUT', '/admin/change-password', { a: 'x'.repeat(8 * 1024) });
  expect(change.status).toBe(413);
});

test('the longest message has room, in whatever letters and however they are written', async () => {
  const body = JSON.stringify({ ...modal, message: '設'.repeat(10_000) });
  const escaped = body.replaceAll('設', String.raw`\u8a2d`);
  for (const payload of [body, escaped]) {
    expect((await post('/contact/submit', payload)).statusCode).toBe(200);
  }
});

test('what is of a type that a call does not take is not read', async () => {
  const form = 'multipart/form-data; boundary=a';
  const authorization = `Bearer ${app.token}`;
  for (const path of publicCalls) {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/json', form]) {
      const reply = await post(path, '{', { 'content-type': type });
      expect([path, type, reply.statusCode]).toEqual([path, type, 415]);
      expect(reply.json()).toMatchObject({ code: 'bodyNotJson' });
    }
  }
  const logout = await post('/admin/logout', '{', { 'content-type': form, authorization });
  expect(logout.statusCode).toBe(415);
  const save = await post('/home/faq', '{', { 'content-type': form, authorization });
  expect(save.statusCode).toBe(400);
  // Nothing was sent, whatever it is said to be.
  expect((await post('/admin/logout', '', { 'content-type': 'text/plain' })).statusCode).toBe(401);
  const typed = await post('/contact/submit', '{}', {
    'content-type': 'Application/JSON; charset=utf-8',
  });
  expect(typed.statusCode).toBe(400);
});

test('a save of very many values is refused before each of them is looked at', async () => {
  const reply = await app.admin('POST', '/home/faq', { question: Array(690_000).fill({}) });
  expect(reply).toMatchObject({ status: 400, body: { code: 'invalidRequest' } });
});

test('a body that comes without a token and drop by drop is cut off after 30 s', async () => {
  const own = await openTestApp('sqlite');
  onTestFinished(() => own.close());
  await own.http.listen({ port: 0, host: '127.0.0.1' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const socket = connect((own.http.server.address() as AddressInfo).port, '127.0.0.1');
  const come = once(own.http.server, 'request');
  socket.write(
    'POST /api/contact/submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  await come;
  await vi.waitUntil(() => vi.getTimerCount() > 0);
  const closed = once(socket, 'close');
  vi.advanceTimersByTime(29_999);
  expect(socket.readyState).toBe('open');
  vi.advanceTimersByTime(1);
  await closed;
});

test('a network that has sent too much is refused before what it sends is read', async () => {
  const send = (path: string, payload: string, headers = {}) =>
    post(path, payload, headers, '192.0.2.2');
  const body = JSON.stringify({ ...modal, message: 'Hello', language: 'ar' });
  for (let count = 0; count < 60; count++) {
    expect((await send('/contact/submit', body)).statusCode).toBe(200);
  }
  const own = await send('/contact/submit', body);
  expect(own.statusCode).toBe(429);
  expect(own.json().message).toContain('رسائل');
  for (const path of ['/contact/submit', '/send-email']) {
    const unread = await send(path, 'no JSON', { referer: 'http://localhost/ar/contact-us' });
    expect([path, unread.statusCode]).toEqual([path, 429]);
    expect(Number(unread.headers['retry-after'])).toBeGreaterThan(0);
    expect(unread.json()).toMatchObject({ code: 'tooManySubmissions' });
    expect(unread.json().message).toBe(own.json().message);
    expect((await send(path, 'no JSON')).json().message).toContain('Too many messages');
  }
});
