import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadProductionBuild } from '../../src/server/pages/web-build.ts';
import { openSiteApp, type SiteApp } from './site-app.ts';

let app: SiteApp;
beforeAll(async () => {
  const web = await loadProductionBuild();
  app = await openSiteApp('sqlite', web.render, web);
});
afterAll(() => app.close());

const footerOf = async (path: string) => {
  const { body } = await app.get(path);
  return body.slice(body.indexOf('<footer'), body.indexOf('</footer>'));
};
const readSite = async () => (await app.get('/api/site')).json();
const putLinks = async (...links: string[]) => {
  const { footer } = await readSite();
  const own = { own: 'Of our own', links: links.map((to) => ({ label: `To ${to}`, to })) };
  await app.save('PUT', '/site/footer', { ...footer, ...own });
};

test('a link to a file or to an Arabic page leads there from both languages', async () => {
  await putLinks('/uploads/x.pdf', '/ar/blog', '/about-us', '/blog?from=footer');
  const [english, arabic] = [await footerOf('/'), await footerOf('/ar')];
  for (const footer of [english, arabic]) {
    expect(footer).toContain('href="/uploads/x.pdf"');
    expect(footer).toContain('href="/ar/blog"');
  }
  expect(english).toContain('href="/about-us"');
  expect(arabic).toContain('href="/ar/about-us"');
  expect(arabic).toContain('href="/ar/blog?from=footer"');
});

test('a link to a page that is off leaves no gap, and no heading stands over nothing', async () => {
  await putLinks('/blog', '/ar/blog', '/blog?from=footer');
  const { inUse, menu, footer: columns } = await readSite();
  const entries = menu.entries.map((entry: object) => ({ ...entry, inFooter: false }));
  expect(await footerOf('/')).toContain('Of our own');
  expect(await footerOf('/')).toContain(columns.pages);
  await app.save('PUT', '/site/in-use', { ...inUse, blog: false });
  await app.save('PUT', '/site/menu', { entries });
  const footer = await footerOf('/');
  expect(footer).not.toContain('Of our own');
  expect(footer).not.toContain(columns.pages);
  expect(footer).not.toContain('<li></li>');
});
