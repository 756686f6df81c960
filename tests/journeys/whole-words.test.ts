import { type Page, request } from '@playwright/test';
import { asAdministrator } from '../support/administrator.ts';
import { expect, test } from '../support/journey.ts';
import { startServer } from '../support/server.ts';
import { arabicTwin } from '../support/site-text.ts';
import { splitWords } from '../support/split-words.ts';
import { layOutWholePage } from '../support/whole-page.ts';
import { publicPages } from './public-pages.ts';

const widths = [320, 360, 390, 820, 1440, 1920];

for (const path of publicPages) {
  test(`every word of the headings of ${path} is whole, in both languages`, async ({ page }) => {
    expect(await splitWordsAt(page, [path, arabicTwin(path)])).toEqual([]);
  });
}

test('so are the long words of another agency', async ({ page }) => {
  const server = await startServer({ env: { SEED: 'none' } });
  try {
    const api = await request.newContext({ baseURL: server.url });
    const administrator = await asAdministrator(api, {
      username: 'admin',
      password: server.password,
    });
    const english = 'Telecommunications Infrastructure';
    const arabic = 'للاستراتيجيات والاستشارات';
    const heading = { heading: english, text: 'Text', ar: { heading: arabic, text: 'نص' } };
    const texts = { description: 'Text', ar: { name: arabic, title: arabic, description: 'نص' } };
    const buttons = { contactButton: 'Write', ar: { heading: arabic, contactButton: 'اكتب' } };
    const saved = [
      await administrator.put('/home/hero', { heading: english, ...buttons }),
      await administrator.post('/home/portfolio', { name: english, image: 'web', ...texts }),
      await administrator.put('/about/banner', heading),
      await administrator.put('/services/banner', { ...heading, buttonText: 'Write' }),
      await administrator.post('/services/services', { title: english, ...texts }),
    ];
    expect(saved.map((answer) => answer.status()).filter((status) => status > 201)).toEqual([]);
    const paths = ['/', '/services', '/services/telecommunications-infrastructure', '/about-us'];
    const pages = paths.flatMap((path) => [path, arabicTwin(path)]);
    expect(await splitWordsAt(page, pages, server.url)).toEqual([]);
  } finally {
    await server.stop();
  }
});

async function splitWordsAt(page: Page, paths: string[], origin = ''): Promise<string[]> {
  const found = [];
  for (const path of paths) {
    await page.goto(origin + path);
    await layOutWholePage(page);
    // In its own letters.
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      const words = await splitWords(page, width);
      found.push(...words.map((word) => `${path} at ${word}`));
    }
  }
  return found;
}
