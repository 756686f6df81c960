import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from './content.ts';
import { openSiteApp, type SiteApp } from './site-app.ts';

let app: SiteApp;
beforeAll(async () => {
  app = await openSiteApp();
});
afterAll(() => app.close());

test('a page of the site is written as an address in one file alone', () => {
  // Those that are addresses of the API too cannot be told apart.
  const own = ['localseo', 'about-us', 'blog', 'blog-details', 'contact-us', 'website-leasing'];
  const written = new RegExp(`['"\`]/(?:${own.join('|')})(?:['"\`/?]|$)`, 'm');
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !file.startsWith('src/features/') && written.test(codeOf(file)),
  );
  expect(files).toEqual([]);
  expect(written.test("to={'/blog'}")).toBe(true);
});

test('a read of the API that is named like a record is no page', async () => {
  await app.save('POST', '/blogs', post('One more'));
  expect(await app.resolve('/blog-details/latest')).toMatchObject({ isThere: false });
  expect((await app.get('/social/en/blog-details/latest.png')).statusCode).toBe(404);
});

/** Without its comments, which may give examples. */
const codeOf = (file: string) =>
  readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
