import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '../../src/model/language.ts';
import { text } from '../../src/model/vocabulary/fields.ts';
import { collection } from '../../src/model/vocabulary/nodes.ts';
import { drawApart } from '../../src/server/site/draw-apart.ts';
import type { SocialImage } from '../../src/server/site/social-image.ts';
import { socialTexts } from '../../src/server/site/social-texts.ts';
import { location, post, service } from './content.ts';
import { openSiteApp, publicUrl, type SiteApp } from './site-app.ts';

let app: SiteApp;
beforeAll(async () => {
  app = await openSiteApp();
});
afterAll(() => app.close());

test('every page has a picture in each language, of the size that networks want', async () => {
  const main = await app.save('POST', '/services/services', service('Design & UX', 'تصميم'));
  const primaries = `/services/services/${main._id}/primary-services`;
  await app.save('POST', primaries, service('UX Audit', 'تدقيق'));
  await app.save('POST', '/local-seo', location('Dubai'));
  const { _id } = await app.save('POST', '/blogs', post('A post', 'مقال'));
  const pictures = new Set<string>();
  const names = ['home', 'services', 'localseo', 'our-work', 'about-us', 'blog', 'contact-us'];
  names.push('website-leasing', 'website-leasing/sar', 'services/design-&-ux', 'localseo/dubai');
  names.push('services/design-%26-ux/ux-audit', `blog-details/${_id}`);
  for (const name of names) {
    for (const language of ['en', 'ar']) {
      const reply = await app.get(`/social/${language}/${name}.png`);
      expect(reply.statusCode, name).toBe(200);
      expect(reply.headers['content-type']).toBe('image/png');
      const { width, height, format } = await sharp(reply.rawPayload).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
      pictures.add(String(reply.headers.etag));
    }
  }
  // Those without content say the agency's name, each language its own.
  expect(pictures.size).toBe(2 + 5 * 2);
});

test('a record without a title has the picture of the agency, and cannot be declared', async () => {
  const { db, reader, resolve } = app;
  const { _id } = await app.save('POST', '/blogs', post('To lose its title'));
  await db.updateTable('document').set({ body: '{}' }).where('id', '=', _id).execute();
  const texts = await socialTexts(`/blog-details/${_id}`, 'en', { reader, resolve, publicUrl });
  expect(texts.title).toBe('Wajha');
  const publicPage = { path: '/studies/:study', mainText: ['text'] };
  // @ts-expect-error the page and its picture would have no heading
  collection({ noun: 'blog', fields: { text: text('Text') }, publicPage });
});

test('an unknown page has none', async () => {
  for (const path of ['en/nothing.png', 'fr/home.png', 'en/home', 'en/services/x.png', 'en/.png']) {
    expect((await app.get(`/social/${path}`)).statusCode).toBe(404);
  }
});

test('it is drawn again when its words change and answered with 304 until then', async () => {
  const { _id } = await app.save('POST', '/blogs', post('Before'));
  const path = `/social/en/blog-details/${_id}.png`;
  const before = await app.get(path);
  const headers = { 'if-none-match': String(before.headers.etag) };
  expect((await app.get(path, { headers })).statusCode).toBe(304);
  await app.save('POST', '/blogs', post('Another'));
  expect((await app.get(path, { headers })).statusCode).toBe(304);
  await app.save('PUT', `/blogs/${_id}`, post('After'));
  const after = await app.get(path, { headers });
  expect(after.statusCode).toBe(200);
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
});

test('it names the agency in the words of the administrator', async () => {
  const { reader, resolve } = app;
  const said = async (language: Language) =>
    (await socialTexts('/', language, { reader, resolve, publicUrl })).site;
  expect([await said('en'), await said('ar')]).toEqual(['Wajha', 'واجهة']);
  await app.save('PUT', '/wording/common.agencyName', { text: 'Noor', ar: { text: 'نور' } });
  expect([await said('en'), await said('ar')]).toEqual(['Noor', 'نور']);
});

const image: SocialImage = {
  language: 'ar',
  title: 'محمد',
  site: 'واجهة',
  host: 'agency.example',
  colours: { from: '#ff8a6b', to: '#c63418' },
  signal: '#c63418',
  signalOnInk: '#ff8a6b',
  pattern: 'grid',
};

test('Arabic letters join', async () => {
  const joined = await drawApart(image);
  // The sign between the letters keeps them apart and shows nothing itself.
  const apart = await drawApart({ ...image, title: [...image.title].join('\u200c') });
  expect(apart.equals(joined)).toBe(false);
});

test('the fonts of the machine change nothing', async () => {
  const machine = mkdtempSync(join(tmpdir(), 'wajha-fonts-'));
  mkdirSync(join(machine, '.fonts'));
  // It has a sign that the font of the pictures lacks.
  const icons = readFileSync(
    fileURLToPath(import.meta.resolve('bootstrap-icons/font/fonts/bootstrap-icons.woff2')),
  );
  const font = await subsetFont(icons, '\uf102', { targetFormat: 'sfnt' });
  writeFileSync(join(machine, '.fonts', 'icons.ttf'), font);
  const title = 'A sign: \uf102';
  const server = join(import.meta.dirname, '../../src/server');
  const drawing = fork(join(server, 'jobs/worker.ts'), [join(server, 'site/social-tasks.ts')], {
    env: { HOME: machine },
    serialization: 'advanced',
  });
  drawing.send({ ...image, title });
  const [{ answer }] = await once(drawing, 'message');
  drawing.disconnect();
  expect(Buffer.from(answer).equals(await drawApart({ ...image, title }))).toBe(true);
  rmSync(machine, { recursive: true });
});

test('a text that is too long in the smallest letters leaves the name of the agency alone', async () => {
  const cornerOf = async (title: string) => {
    const picture = sharp(await drawApart({ ...image, language: 'en', title }));
    return picture.extract({ left: 0, top: 0, width: 800, height: 160 }).raw().toBuffer();
  };
  const withShort = await cornerOf('Short');
  expect((await cornerOf('漢'.repeat(180))).equals(withShort)).toBe(true);
});

test.each([
  `<b>&amp; \u0000 \ud800 ${'very '.repeat(100)}${'long'.repeat(80)}`,
  'W'.repeat(300),
  '﷽'.repeat(300),
  'a\n'.repeat(150),
  '\u202e',
  '\u200b\u0007',
  '',
])('%j is drawn as far as it goes', async (text) => {
  for (const language of ['en', 'ar'] as const) {
    const picture = await drawApart({ ...image, language, title: text, site: text });
    expect(picture.length).toBeGreaterThan(1000);
  }
});
