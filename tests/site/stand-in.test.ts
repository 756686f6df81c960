import { afterAll, beforeAll, expect, test } from 'vitest';
import { blog } from '../../src/features/blog/feature.ts';
import { loadProductionBuild } from '../../src/server/pages/web-build.ts';
import { location, post, service } from './content.ts';
import { openSiteApp, type SiteApp } from './site-app.ts';

let app: SiteApp;
beforeAll(async () => {
  const { render } = await loadProductionBuild();
  app = await openSiteApp('sqlite', render);
});
afterAll(() => app.close());

const english = 'lang="en" dir="ltr"';

test('the English that stands in for Arabic says so, and is read from left to right', async () => {
  const { _id } = await app.save('POST', '/blogs', post('Text under the arch.'));
  const page = (await app.get(`/ar/blog-details/${_id}`)).body;
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(page) ?? [];
  expect(heading).toContain(`<span ${english}>Text under the arch.</span>`);
  expect(page).toMatch(/<div class="prose text-title" lang="en" dir="ltr">/);
  expect(page).toContain(`class="font-semibold" ${english}>First</h2>`);
  expect((await app.get('/ar')).body).toContain(`<span ${english}>Text under the arch.</span>`);
  await app.save('POST', '/home/faq', { question: 'Why?', answer: 'Because.' });
  expect((await app.get('/ar')).body).toContain(`<span ${english}>Why?</span>`);
});

test('so does the English of an older post and of the facts of a city', async () => {
  for (let older = 0; older <= blog.longList.first; older += 1) {
    await app.save('POST', '/blogs', post('Text over the door.'));
  }
  const older = (await app.get('/ar/blog/page/2')).body;
  expect(older).toContain(`<span ${english}>Text over the door.</span>`);
  await app.save('POST', '/local-seo', location('Dubai'));
  expect((await app.get('/ar/localseo/dubai')).body).toContain(`<span ${english}>One</span>`);
});

test('Arabic, and English on an English page, are in the language of their page', async () => {
  await app.save('POST', '/services/services', service('Masonry', 'بناء'));
  for (const path of ['/ar/services/masonry', '/services/masonry']) {
    const [, main = ''] = /<main[^>]*>(.*?)<\/main>/s.exec((await app.get(path)).body) ?? [];
    expect(main).not.toContain(english);
  }
});
