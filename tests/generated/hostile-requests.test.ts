import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../support/server.ts';
import { drawing } from '../uploads/pictures.ts';
import { fillSite } from './hostile-site.ts';

let server: RunningServer;
let authorization: string;

beforeAll(async () => {
  server = await startServer({ env: { SEED: 'none', LOG_LEVEL: 'silent' } });
  ({ authorization } = await fillSite(server));
});
afterAll(() => server.stop());

const headers = [
  'host: evil.example',
  'host: \xff\xfe',
  'x-forwarded-for: \xff, 999.1.1.1, ::ffff:1%25;x',
  'x-forwarded-proto: javascript\r\nx-forwarded-host: evil.example;x',
  'forwarded: for="_x;proto=;host=\xff"',
  'accept-encoding: br;q=\xff, gzip;;;, *',
  `accept-encoding: ${'br,'.repeat(3000)}`,
  'accept-language: ar-\xd9\x85, *;q=9',
  'if-none-match: *, W/"\xff", "',
  'if-modified-since: yesterday',
  'range: bytes=9999999999999999999-, -1',
  'authorization: Bearer \xff\xfe',
  'authorization: Basic',
  'cookie: __proto__=1; a=\x01',
  'expect: the worst',
  'upgrade: websocket\r\nconnection: upgrade, close',
  'content-length: 5\r\ntransfer-encoding: chunked',
  'content-length: 999999999999',
  'transfer-encoding: gzip, identity',
  'content-type: multipart/form-data; boundary=',
  'origin: \xff\r\nsec-fetch-site: \xff',
  `x-long: ${'x'.repeat(15_000)}`,
  'bad name: x',
  ' folded: x',
];

const targets = [
  '/',
  '/ar//evil.example/contact',
  '//evil.example/contact',
  '/\\evil.example',
  '/%',
  '/%E0%A4%A',
  '/%00%0d%0aset-cookie:a=b',
  '/..%2f..%2fetc/passwd',
  '/../../etc/passwd',
  '/\xd9\x85\xff',
  `/${'a/'.repeat(5000)}`,
  `/${'x'.repeat(10_000)}`,
  '/services/__proto__/constructor',
  '/services/%F0%9F/a',
  '/blog-details/%ED%A0%80',
  '/blog/page/99999999999999999999',
  '/blog/%0d%0alocation:%20evil',
  '/localseo/constructor?a=%',
  '/social/en/__proto__.png',
  '/sitemaps/constructor-1.xml',
  '/uploads/..%2f..%2fdata.db',
  '/assets/..%2f..%2fpackage.json',
  '/services.data?_routes=__proto__',
  '/api/blogs/__proto__',
  '/api/blogs?page[]=1&limit=%00&sort=__proto__',
  '/api/local-seo/location/%2e%2e',
  '/api/home?lang[]=ar',
  '/%61pi/home',
];

test.each(headers)('with %j the server answers or refuses, and lives', async (header) => {
  for (const target of ['/', '/api/home', '/api/admin/leads', '/assets/none.js']) {
    expectSafe(target, await send(`GET ${target} HTTP/1.1`, header));
  }
  expectSafe('post', await send('POST /contact-us HTTP/1.1', header));
  await expectAlive();
});

test.each(targets)('%j is a page, is not found or is refused', async (target) => {
  for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']) {
    expectSafe(target, await send(`${method} ${target} HTTP/1.1`, 'host: x'));
  }
  await expectAlive();
});

const names = [
  '../../../etc/passwd',
  'C:\\windows\\win.ini',
  'صورة\u202egnp.exe',
  'a"; filename="b.php',
  '\u0000.png',
  `${'x'.repeat(5000)}.png`,
  '__proto__',
  'a\r\nb.png',
];
const contents = {
  nothing: Buffer.alloc(0),
  'a page': Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a drawing that runs': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'the beginning of a PNG': Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xff\xff\xff', 'latin1'),
  'the beginning of a GIF': Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1'),
  'the beginning of a WebP': Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8X', 'latin1'),
  noise: Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 167) % 251)),
};

test.each(Object.entries(contents))(
  'an upload of %s under any name is refused',
  async (_, bytes) => {
    for (const name of names) {
      const { status, body } = await upload(bytes, name);
      expect([name, status]).toEqual([name, expect.toBeOneOf([400, 415])]);
      expect([name, body.message]).toEqual([name, body.error]);
    }
    await expectAlive();
  },
);

test('a picture under any name is kept under one of its own', async () => {
  const picture = await drawing().png().toBuffer();
  for (const name of names) {
    const { status, body } = await upload(picture, name);
    expect([name, status]).toEqual([name, 201]);
    expect(body.image).toMatch(/^\/uploads\/[\da-f]{32}-320x200-[\da-f]{6}\.png$/);
  }
  await expectAlive();
});

async function upload(bytes: Buffer, name: string) {
  const form = new FormData();
  form.set('name', 'A name');
  form.set('description', 'A text');
  form.set('image', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
  const reply = await fetch(`${server.url}/api/home/portfolio`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, string> };
}

/** What came back, the first answer of it; nothing where the connection was cut. */
async function send(line: string, header: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const host = /^host:/.test(header) ? '' : 'host: x\r\n';
  const last = /^connection:/m.test(header) ? '' : 'connection: close\r\n';
  socket.write(Buffer.from(`${line}\r\n${host}${header}\r\n${last}\r\n`, 'latin1'));
  return text(socket).catch(() => '');
}

function expectSafe(what: string, answer: string): void {
  const [head = ''] = answer.split('\r\n\r\n');
  const [, status = ''] = /^HTTP\/1\.1 (\d+)/.exec(head) ?? [];
  expect([what, status, head]).toEqual([what, expect.stringMatching(/^[234]\d\d$/), head]);
  expect([what, head]).not.toEqual([what, expect.stringMatching(/^set-cookie:/im)]);
  const location = /^location: (.*)$/im.exec(head)?.[1];
  if (location) expect([what, location]).toEqual([what, expect.stringMatching(/^\/(?![/\\])/)]);
  expect([what, / href="(?:\/\/|\/\\|https?:\/\/evil)/.exec(answer)?.[0]]).toEqual([
    what,
    undefined,
  ]);
}

async function expectAlive(): Promise<void> {
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  expect([server.child.exitCode, server.child.signalCode]).toEqual([null, null]);
}
