import { request } from '@playwright/test';
import { publicPaths } from '../../src/model/public-paths.ts';
import { expectAccessible, expectLegible } from '../support/accessibility.ts';
import { asAdministrator } from '../support/administrator.ts';
import { watchLoad } from '../support/first-load.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';
import { startServer } from '../support/server.ts';
import { arabicTwin } from '../support/site-text.ts';
import { expectNoOverflow } from '../support/whole-page.ts';
import { publicPages, widths } from './public-pages.ts';

test('every route has a page here', () => {
  for (const path of Object.values(publicPaths)) {
    const shape = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
    expect(
      publicPages.some((page) => shape.test(page)),
      path,
    ).toBe(true);
  }
});

// Each language at one end of the widths; tests/proof looks at both ends in both.
for (const path of publicPages) {
  for (const { address, lookAt, sameColours, also } of [
    { address: path, lookAt: 1440, sameColours: false, also: 'forced colours' },
    { address: arabicTwin(path), lookAt: 320, sameColours: true, also: 'paper' },
  ] as const) {
    test(`${address} is light, whole at every width and accessible at ${lookAt} and on ${also}`, async ({
      page,
      baseURL,
    }) => {
      const load = watchLoad(page);
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      await page.setViewportSize({ width: lookAt, height: 900 });
      await openPage(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page, { sameColours });
      for (const width of widths) await expectNoOverflow(page, width);
      await expectLegible(page, also);
      // At last, for it to hold all that the page has asked for by itself.
      await load.expectLight(baseURL);
      expect(problems).toEqual([]);
    });
  }
}

test('a word of eighty letters stays in its place', async ({ page }) => {
  const server = await startServer({ env: { SEED: 'none' } });
  try {
    const api = await request.newContext({ baseURL: server.url });
    const administrator = await asAdministrator(api, {
      username: 'admin',
      password: server.password,
    });
    const word = 'Lichtspielhaus'.repeat(6);
    const texts = { title: word, description: word };
    const saved = [
      await administrator.put('/settings', { agencyName: word, tagline: word, offices: [] }),
      await administrator.put('/about/banner', { heading: word, text: word }),
      await administrator.put('/services/banner', { heading: word, text: word, buttonText: word }),
      await administrator.post('/services/services', texts),
      await administrator.post('/home/portfolio', { name: word, description: word, image: 'web' }),
      await administrator.post('/home/faq', { question: word, answer: word }),
    ];
    expect(saved.map((answer) => answer.ok())).not.toContain(false);
    for (const path of ['/', '/services', `/services/${word.toLowerCase()}`, '/about-us']) {
      await page.goto(server.url + path);
      for (const width of [320, 768, 1440]) await expectNoOverflow(page, width);
    }
  } finally {
    await server.stop();
  }
});

test('a carousel is called one in the language of its page', async ({ request }) => {
  for (const path of ['/ar', '/ar/our-work', '/ar/website-leasing']) {
    const html = await (await request.get(path)).text();
    const names = [...html.matchAll(/aria-roledescription="([^"]*)"/g)].map(([, name]) => name);
    expect(names.length, path).toBeGreaterThan(0);
    for (const name of names) expect(name, path).toMatch(/^\p{Script=Arabic}/u);
  }
});
