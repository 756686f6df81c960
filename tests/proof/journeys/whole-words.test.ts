import { request } from '@playwright/test';
import { publicPages } from '../../journeys/public-pages.ts';
import { location, post, simplePage } from '../../site/content.ts';
import { asAdministrator } from '../../support/administrator.ts';
import { expect, test } from '../../support/journey.ts';
import { startServer } from '../../support/server.ts';
import { arabicTwin } from '../../support/site-text.ts';
import { readHeadings, splitWordsAt } from './read-headings.ts';

for (const path of publicPages) readHeadings(path, [320, 360, 390, 820, 1440, 1920]);

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
      await administrator.put('/our-work/banner', { ...heading, image: '/uploads/post.png' }),
      await administrator.put('/blogs/banner', { ...heading, image: '/uploads/post.png' }),
      await administrator.post('/blogs', post(english, arabic)),
      await administrator.post('/local-seo', location('Doha', { title: english, ...texts })),
      await administrator.put('/site/not-found', heading),
      await administrator.post('/site/pages', simplePage(english, arabic)),
    ];
    expect(saved.map((answer) => answer.status()).filter((status) => status > 201)).toEqual([]);
    const slug = 'telecommunications-infrastructure';
    const paths = ['/', '/services', `/services/${slug}`, '/about-us', '/our-work', '/blog'];
    const { blogs } = await (await api.get('/api/blogs')).json();
    paths.push(`/blog-details/${blogs[0]._id}`, `/page/${slug}`, '/localseo/doha', '/nothing');
    for (const path of paths) {
      const html = await (await api.get(path)).text();
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1], path).toBe(english);
    }
    const addresses = paths.flatMap((path) => [path, arabicTwin(path)]);
    const pages = addresses.map((address) => server.url + address);
    expect(await splitWordsAt(page, pages, [320, 1440])).toEqual([]);
  } finally {
    await server.stop();
  }
});
