import { afterEach, expect, test } from 'vitest';
import { loadProductionBuild, type PageRequest } from '../../src/server/pages/web-build.ts';
import { post } from './content.ts';
import { openSiteApp, type SiteApp } from './site-app.ts';

let app: SiteApp;
afterEach(() => app.close());

/** The site's own pages, which get some of their content from the test. */
async function openWith(
  contentOf: (content: PageRequest['content']) => Partial<PageRequest['content']>,
): Promise<string[]> {
  const { render } = await loadProductionBuild();
  app = await openSiteApp('sqlite', ({ content, ...request }) =>
    render({ ...request, content: { ...content, ...contentOf(content) } }),
  );
  return toldTo(app);
}

/** What is lost is named by its path or, if it is a record, by its kind. */
const openWhileFailing = (isLost: (name: string) => boolean) =>
  openWith((content) => ({
    async read(path, language) {
      if (isLost(path)) throw new Error('no answer');
      return content.read(path, language);
    },
    async readRecord(kind, id, language) {
      if (isLost(kind)) throw new Error('no answer');
      return content.readRecord(kind, id, language);
    },
  }));

/** What the log hears of, but for the line of each request. */
function toldTo({ http }: SiteApp): string[] {
  const told: string[] = [];
  http.log.error = ({ err }: { err?: Error }) => {
    if (err) told.push(err.cause instanceof Error ? err.cause.message : err.message);
  };
  return told;
}

test('a blog whose posts cannot be read says so, and has them again as soon as they can', async () => {
  let isLost = true;
  const told = await openWhileFailing((path) => isLost && path.startsWith('/blogs?'));
  for (const [path, text] of [
    ['/blog', 'Failed to load blogs. Please try again later.'],
    ['/ar/blog', 'تعذّر تحميل المقالات. يرجى المحاولة لاحقًا.'],
  ] as const) {
    const { statusCode, body } = await app.get(path);
    expect([path, statusCode]).toEqual([path, 503]);
    expect(body).toContain(text);
  }
  expect(told).toEqual(['no answer', 'no answer']);
  isLost = false;
  expect((await app.get('/blog')).statusCode).toBe(200);
});

test('a page whose own content cannot be read has its frame, its reason and its way on', async () => {
  const told = await openWhileFailing((name) => ['/home', 'blogs.blogs'].includes(name));
  const { _id } = await app.save('POST', '/blogs', post('A post'));
  for (const path of ['/ar', `/blog-details/${_id}`]) {
    const { statusCode, body } = await app.get(path);
    expect([path, statusCode]).toEqual([path, 500]);
    expect(body).toContain('HTTP error! status: 500');
    expect(body).toContain(`href="${path}"`);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).toContain('id="contact-modal"');
  }
  expect(told).toEqual(['no answer', 'no answer']);
});

test('a page is there without what is around it', async () => {
  const told = await openWhileFailing((path) => /^\/(settings|services|local-seo)/.test(path));
  const { statusCode, body } = await app.get('/about-us');
  expect(statusCode).toBe(200);
  expect(body).toContain('id="contact-modal"');
  // The settings are read in both languages.
  expect(told).toEqual(['no answer', 'no answer', 'no answer', 'no answer']);
});

test('a page that cannot be drawn is the frame with an error in it, in the log by its cause', async () => {
  const told = await openWith(({ read }) => ({
    read: async (path, language) =>
      path === '/about' ? { features: 'no list', headings: {} } : read(path, language),
  }));
  const { statusCode, body } = await app.get('/about-us');
  expect(statusCode).toBe(500);
  expect(body).toContain('HTTP error! status: 500');
  expect(body).toContain('id="contact-modal"');
  expect(told).toEqual([expect.stringContaining('is not a function')]);
});
