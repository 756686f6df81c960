import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { RenderedPage } from '../../src/model/contracts/page-request.ts';
import { PreparedAnswer } from '../../src/server/answers/prepared-answer.ts';
import { createDrain } from '../../src/server/http/drain.ts';
import { serveFirst } from '../../src/server/http/serve-first.ts';
import { openSiteApp, plainPage, type SiteApp } from '../site/site-app.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

test('an answer whose header cannot be sent is refused when it is made', () => {
  const answer = (headers: Record<string, string>) => () =>
    new PreparedAnswer({ status: 200, headers, body: [Buffer.from('x')] });
  expect(answer({ 'x-text': 'https://مثال.إختبار' })).toThrow(/x-text/);
  expect(answer({ 'x-text': 'one\r\nset-cookie: two' })).toThrow(/x-text/);
  expect(answer({ 'x-text': 'sounds\u0007' })).toThrow(/x-text/);
  expect(answer({ 'not a name': 'one' })).toThrow(/not a name/);
  expect(answer({ 'x-text': 'one' })).not.toThrow();
});

test('a page with a picture from a host in Arabic is served, the host in its ASCII form', async () => {
  const { url } = await listening(() => page('<img alt="" src="https://مثال.إختبار/x.png">'));
  for (const method of ['GET', 'GET', 'HEAD', 'GET']) {
    const { status, headers } = await fetch(`${url}/`, { method });
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain(
      "img-src 'self' data: https://xn--mgbh0fb.xn--kgbechtv;",
    );
  }
  const { headers } = await fetch(`${url}/`);
  const known = { 'if-none-match': headers.get('etag') ?? '' };
  expect((await fetch(`${url}/`, { headers: known })).status).toBe(304);
});

test('a page that cannot be made leaves the last good one, and is a failure where there is none', async () => {
  let isFailing = false;
  const { url, app } = await listening(() => {
    if (isFailing) throw new Error('no page');
    return page();
  });
  const good = await (await fetch(`${url}/services`)).text();
  isFailing = true;
  await app.save('PUT', '/settings', { agencyName: 'Agency', offices: [] });
  for (const method of ['GET', 'GET', 'HEAD']) {
    expect((await fetch(`${url}/services`, { method })).status).toBe(200);
    expect((await fetch(`${url}/about-us`, { method })).status).toBe(500);
  }
  expect(await (await fetch(`${url}/services`)).text()).toBe(good);
  expect(await (await fetch(`${url}/about-us`)).json()).toMatchObject({
    error: 'Something went wrong',
  });
  const form = { method: 'POST', body: new URLSearchParams({ form: 'lease-lead' }) };
  expect((await fetch(`${url}/about-us`, form)).status).toBe(500);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
});

test('a failure before any other code runs is answered and told, and the next request is served', async () => {
  const told: unknown[] = [];
  let failure: Error | undefined = new Error('no memory');
  const server = createServer(
    serveFirst(
      {
        serve() {
          if (failure) throw failure;
          return false;
        },
      },
      (_request, response) => response.end('handled'),
      {
        headers: { 'x-content-type-options': 'nosniff' },
        drain: createDrain(),
        tell: (error) => told.push(error),
      },
    ),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(async () => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const failed = await fetch(url);
  expect(failed.status).toBe(500);
  expect(failed.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await failed.json()).toMatchObject({
    error: 'Something went wrong',
    message: 'Something went wrong',
  });
  expect(told).toEqual([failure]);
  failure = undefined;
  expect(await (await fetch(url)).text()).toBe('handled');
});

async function listening(render: () => RenderedPage): Promise<{ app: SiteApp; url: string }> {
  const app = await openSiteApp('sqlite', render);
  open.push(() => app.close());
  return { app, url: await app.http.listen({ port: 0, host: '127.0.0.1' }) };
}

function page(html = ''): RenderedPage {
  const { status, html: plain } = plainPage();
  return { status, html: plain + html };
}
