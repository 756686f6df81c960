import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSiteApp, type SiteApp } from './site-app.ts';

let app: SiteApp;
beforeAll(async () => {
  app = await openSiteApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.http.inject({
    method: 'DELETE',
    url: '/api/site/brand',
    headers: { authorization: app.authorization },
  });
});

const brand = async () => ({
  ...(await app.get('/api/site?lang=en')).json().brand,
  version: undefined,
});

/** A red disc that can be seen past, twice as wide as it is high. */
const picture = () =>
  sharp({ create: { width: 400, height: 200, channels: 4, background: '#00000000' } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="200" height="200"><circle cx="100" cy="100" r="100" fill="#e01020"/></svg>',
        ),
      },
    ])
    .png()
    .toBuffer();

async function upload(key: string) {
  const form = new FormData();
  const values = await brand();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null || name === key) continue;
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  form.set(key, new File([new Uint8Array(await picture())], 'mark.png', { type: 'image/png' }));
  const body = new Response(form);
  const reply = await app.http.inject({
    method: 'PUT',
    url: '/api/site/brand',
    headers: {
      authorization: app.authorization,
      'content-type': String(body.headers.get('content-type')),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

test('without a mark there are no icons but those of the build', async () => {
  for (const path of ['/icons/48.png', '/icons/192.png', '/apple-touch-icon.png']) {
    expect((await app.get(path)).statusCode, path).toBe(404);
  }
  expect((await app.get('/icons/7.png')).headers['content-type']).not.toBe('image/png');
});

test('a mark becomes icons of every size, whole and square', async () => {
  await upload('mark');
  for (const [path, size] of [
    ['/icons/48.png', 48],
    ['/icons/192.png', 192],
    ['/icons/180.png', 180],
    ['/apple-touch-icon.png', 180],
    ['/favicon.ico', 48],
  ] as const) {
    const reply = await app.get(path);
    expect([path, reply.statusCode, reply.headers['content-type']]).toEqual([
      path,
      200,
      'image/png',
    ]);
    const { width, height } = await sharp(reply.rawPayload).metadata();
    expect([width, height]).toEqual([size, size]);
  }
  const touch = await sharp((await app.get('/icons/180.png')).rawPayload).stats();
  expect(touch.isOpaque).toBe(true);
  const tab = await sharp((await app.get('/icons/48.png')).rawPayload).stats();
  expect(tab.isOpaque).toBe(false);
});

test('the drawn mark follows the signal colour', async () => {
  await app.save('PUT', '/site/brand', { ...(await brand()), signal: '#0b6f78' });
  const { body, headers } = await app.get('/icons/mark.svg');
  expect(headers['content-type']).toContain('image/svg+xml');
  expect(body).toContain('fill="#0b6f78"');
  expect(body).not.toContain('#c63418');
});

test('the pictures that networks show carry the colours, the pattern and the logo', async () => {
  const draw = async () => (await app.get('/social/en/home.png')).rawPayload;
  const seen = [await draw()];
  await app.save('PUT', '/site/brand', { ...(await brand()), signal: '#0b6f78' });
  seen.push(await draw());
  await app.save('PUT', '/site/brand', { ...(await brand()), pattern: 'girih' });
  seen.push(await draw());
  for (const key of ['mark', 'logo', 'logoOnDark']) {
    await upload(key);
    seen.push(await draw());
  }
  expect(new Set(seen.map((each) => each.toString('base64'))).size).toBe(6);
});
