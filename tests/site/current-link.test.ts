import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoApp, openDemoApp } from './demo-app.ts';

let app: DemoApp;
let addresses: string[];
beforeAll(async () => {
  app = await openDemoApp();
  const map = (await app.get('/sitemap.xml')).body;
  addresses = [...map.matchAll(/<loc>([^<]*)</g)].map(
    ([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname,
  );
});
afterAll(() => app.close());

/** Header, menu and footer are rendered once for many pages: see shared-part.tsx. */
test('around each page the links to it are the current ones, and no others', async () => {
  expect(addresses.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  let current = 0;
  for (const address of addresses) {
    const { body } = await app.get(address);
    const around = body.replace(/<main.*<\/main>/s, '').replace(/ data-props="[^"]*"/g, '');
    for (const [link, href = ''] of around.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>/g)) {
      // The panel of the services marks the group that is open in it.
      if (link.includes('menu-group')) continue;
      const leadsHere = href.replaceAll('&amp;', '&') === address;
      if (leadsHere) current += 1;
      if (leadsHere !== link.includes('aria-current="page"')) wrong.push(`${address}: ${link}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(current).toBeGreaterThan(addresses.length / 4);
});

test('around a page below one of the menu the links to its section say so', async () => {
  for (const section of ['/services', '/ar/services']) {
    const { body } = await app.get(`${section}/design-&-ux`);
    const links = body.match(/<a\b[^>]*aria-current="true"[^>]*>/g) ?? [];
    const leadThere = links.map((link) => link.includes(`href="${section}"`));
    // In the header and in the menu of phones.
    expect([section, ...leadThere]).toEqual([section, true, true]);
  }
});
