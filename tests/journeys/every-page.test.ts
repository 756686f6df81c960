import { request } from '@playwright/test';
import { publicPaths } from '../../src/model/public-paths.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { asAdministrator } from '../support/administrator.ts';
import { expect, test } from '../support/journey.ts';
import { startServer } from '../support/server.ts';
import { expectNoOverflow } from '../support/whole-page.ts';
import { lookAtPage } from './look-at-page.ts';
import { likeAnother, publicPages, widths } from './public-pages.ts';

test('every route has a page here', () => {
  for (const path of Object.values(publicPaths)) {
    const shape = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
    expect(
      publicPages.some((page) => shape.test(page)),
      path,
    ).toBe(true);
  }
});

// tests/proof looks at every page in both languages, at every width, in forced colours and on paper.
for (const path of publicPages.filter((page) => !likeAnother.includes(page))) {
  lookAtPage(path, { accessibleAt: [1440], widths: [320, 1440] });
}
lookAtPage('/ar', { accessibleAt: [320], widths, sameColours: true });

test('before anything was written the site says so, and a word of eighty letters stays in its place', async ({
  page,
}) => {
  const server = await startServer({ env: { SEED: 'none' } });
  try {
    await page.goto(`${server.url}/services`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
    await expect(page.getByRole('main')).not.toContainText(/Choose where to begin|Process/);
    await expectAccessible(page, { sameColours: true });

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
    await page.goto(`${server.url}/services/${word.toLowerCase()}`);
    await expect(page.getByText('Design Process Not Available')).toBeVisible();
    await expect(
      page.getByText('The design process for this service is not yet configured.'),
    ).toBeVisible();
    for (const path of ['/', '/services', `/services/${word.toLowerCase()}`, '/about-us']) {
      await page.goto(server.url + path);
      for (const width of [320, 1440]) await expectNoOverflow(page, width);
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
