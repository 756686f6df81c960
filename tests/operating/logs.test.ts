import { expect, onTestFinished, test } from 'vitest';
import { createAccessLog } from '../../src/server/log/access-log.ts';
import { visitorNetwork } from '../../src/server/log/visitor-network.ts';
import { openTestApp } from '../support/app.ts';
import { freshPostgres } from '../support/postgres-database.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { tcpProxy } from '../support/tcp-proxy.ts';

interface Line {
  requestId?: string;
  route?: string;
  status?: number;
  msg?: string;
  same?: string;
  leftOut?: number;
  [more: string]: unknown;
}

const linesOf = ({ output }: RunningServer): Line[] =>
  output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

test('a request has the name that the proxy gave it, or one of its own', async () => {
  const app = await openTestApp('sqlite');
  onTestFinished(() => app.close());
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const idOf = async (given?: string, path = '/api/health') => {
    const headers: HeadersInit = given === undefined ? {} : { 'x-request-id': given };
    return (await fetch(url + path, { headers })).headers.get('x-request-id');
  };
  expect(await idOf('7f3a-Proxy_1.2:3')).toBe('7f3a-Proxy_1.2:3');
  for (const odd of ['', 'a'.repeat(65), 'a b', '"', 'ä', '{}']) {
    expect(await idOf(odd)).toMatch(/^[\da-f-]{36}$/);
  }
  expect(await idOf()).not.toBe(await idOf());
  // Made, then from memory: with a name only for whoever brings one.
  expect(await idOf(undefined, '/api/home')).toMatch(/^[\da-f-]{36}$/);
  expect(await idOf('again', '/api/home')).toBe('again');
  expect(await idOf(undefined, '/api/home')).toBeNull();
  expect(await idOf(undefined, '/api/nothing')).toMatch(/^[\da-f-]{36}$/);
});

test('without its database the program fails a thousand requests in a few lines', async () => {
  const proxy = await tcpProxy(await freshPostgres());
  onTestFinished(() => proxy.close());
  const env = { DATABASE_URL: proxy.url, SEED: 'none' };
  const server = await startServer({ env });
  onTestFinished(() => server.stop());
  proxy.refuse();
  const began = performance.now();
  const failed = await fetch(`${server.url}/api/blogs/one`);
  expect(failed.status).toBeGreaterThanOrEqual(500);
  const { requestId, error } = (await failed.json()) as Record<string, string>;
  expect(requestId).toBe(failed.headers.get('x-request-id'));
  expect(error).toBeTruthy();
  for (let count = 0; count < 1_000; count += 50) {
    const some = Array.from({ length: 50 }, (_, at) =>
      fetch(`${server.url}/api/blogs/no-${count + at}`).then((answer) => answer.arrayBuffer()),
    );
    await Promise.all(some);
  }
  const seconds = Math.ceil((performance.now() - began) / 1_000);
  const leftOut = () => linesOf(server).filter((line) => line.leftOut !== undefined);
  const ofTheRoute = () => linesOf(server).filter(({ route }) => route?.startsWith('/api/blogs/:'));
  const counted = () =>
    leftOut()
      .filter(({ same }) => same?.includes('/api/blogs/:'))
      .reduce((sum, line) => sum + (line.leftOut ?? 0), ofTheRoute().length);
  // Nothing is lost: what was not written was counted.
  await expect.poll(counted).toBe(1_001);
  expect(ofTheRoute().length).toBeLessThan(20 * (seconds + 1));
  const own = linesOf(server).filter((line) => line.requestId === requestId);
  expect(own).toHaveLength(1);
  expect(own[0]).toMatchObject({ msg: 'request', status: 503 });
});

test('the access log has a line for every request, and nothing of a person in it', async () => {
  const env = { SEED: 'none', ACCESS_LOG: 'true', TRUST_PROXY: '127.0.0.1' };
  const server = await startServer({ env });
  const headers = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Somebody/1' };
  for (let count = 0; count < 3; count += 1) {
    await fetch(`${server.url}/robots.txt?mail=me@example.com`, { headers });
  }
  await fetch(`${server.url}/api/nothing`, { method: 'POST', headers });
  await server.stop();
  const lines = linesOf(server).filter(({ access, path }) => access && path !== '/api/health');
  expect(lines).toMatchObject([
    { access: 'GET', path: '/robots.txt', status: 200, from: 'program', network: '203.0.113.0/24' },
    { access: 'GET', path: '/robots.txt', status: 200, from: 'memory' },
    { access: 'GET', path: '/robots.txt', status: 200, from: 'memory' },
    { access: 'POST', path: '/api/nothing', status: 404, from: 'program' },
  ]);
  expect(server.output()).not.toMatch(/example\.com|203\.0\.113\.77|Somebody/);
});

test('who signed in, failed to, changed the password or took the leads can be read', async () => {
  const env = { SEED: 'none', TRUST_PROXY: '127.0.0.1' };
  const server = await startServer({ env });
  onTestFinished(() => server.stop());
  const own = '198.51.100.9';
  const call = async (method: string, path: string, { from = own, token = '', body = {} } = {}) => {
    const answer = await fetch(`${server.url}/api/admin/${path}`, {
      method,
      headers: {
        'x-forwarded-for': from,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const signIn = (from: string, username: string, password: string) =>
    call('POST', 'login', { from, body: { username, password } });
  const { password } = server;
  const { token } = JSON.parse((await signIn(own, 'admin', password)).text);
  // More equal lines in a second than are written of others.
  const wrong = Array.from({ length: 10 }, () => signIn('203.0.113.77', 'admin', 'wrong'));
  for (const { status } of await Promise.all(wrong)) expect(status).toBe(401);
  await signIn('2001:db8:1:2::3', 'typed-by-mistake', 'wrong');
  expect((await signIn(own, 'admin', password)).status).toBe(200);
  expect((await call('GET', 'leads.csv', { token })).status).toBe(200);
  const change = (currentPassword: string, newPassword: string) =>
    call('PUT', 'change-password', { token, body: { currentPassword, newPassword } });
  expect((await change('not it', 'another password')).status).toBe(400);
  expect((await change(password, 'another password')).status).toBe(200);
  expect((await call('POST', 'logout-all', { token })).status).toBe(200);

  const told = () => linesOf(server).filter(({ msg }) => msg === 'security');
  await expect.poll(() => told().length).toBe(17);
  expect(
    told().map(({ security, account, isNewNetwork }) => [security, account, isNewNetwork]),
  ).toEqual([
    ['signed in', 'admin', true],
    ...Array(10).fill(['sign-in failed', 'admin', undefined]),
    ['sign-in failed', null, undefined],
    ['signed in', 'admin', false],
    ['leads exported', 'admin', undefined],
    ['password change failed', 'admin', undefined],
    ['password changed', 'admin', undefined],
    ['signed out everywhere', 'admin', undefined],
  ]);
  // As `printf 198.51.100.9 | sha256sum` begins.
  expect(told()[0]?.network).toBe('2ba3fdf22d357ae9');
  expect(new Set(told().map(({ network }) => network)).size).toBe(3);
  expect(told().every(({ requestId }) => requestId)).toBe(true);
  expect(server.output()).not.toMatch(/198\.51\.100\.9|203\.0\.113\.77|2001:db8|mistake/);
});

test('of an address only the part that many share is written', () => {
  const isTrusted = (address: string) => address === '10.0.0.1';
  const network = (remoteAddress: string, forwarded?: string) =>
    visitorNetwork(
      { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as never,
      isTrusted,
    );
  expect(network('198.51.100.9')).toBe('198.51.100.0/24');
  expect(network('::ffff:198.51.100.9')).toBe('198.51.100.0/24');
  expect(network('2001:db8:1:2::3')).toBe('2001:db8:1::/48');
  expect(network('198.51.100.9', '203.0.113.5')).toBe('198.51.100.0/24');
  expect(network('10.0.0.1', 'made up, 203.0.113.5')).toBe('203.0.113.0/24');
  expect(network('10.0.0.1', 'made up')).toBe('');
});

test('lines of the access log are written many at a time', () => {
  const written: string[] = [];
  const log = createAccessLog({ isTrusted: () => false, write: (lines) => written.push(lines) });
  const request = { method: 'GET', url: '/', headers: {}, socket: {} } as never;
  const response = { statusCode: 200, getHeader: () => undefined } as never;
  const answered = { milliseconds: 1, isFromMemory: true, isAborted: false };
  for (let count = 0; count < 10_000; count += 1) log.seen(request, response, answered);
  log.flush();
  expect(written.length).toBeLessThan(30);
  expect(written.join('').split('\n')).toHaveLength(10_001);
});
