import { afterEach, expect, test } from 'vitest';
import { loadProductionBuild } from '../../src/server/pages/web-build.ts';
import { post } from './content.ts';
import { interceptedReader } from './intercepted-reader.ts';
import { openSiteApp, type SiteApp } from './site-app.ts';

let app: SiteApp;
afterEach(() => app.close());

/** The site's own pages, which get some of their content from the test. */
async function openWith(answer: Parameters<typeof interceptedReader>[1]): Promise<string[]> {
  const { render } = await loadProductionBuild();
  app = await openSiteApp('sqlite', ({ content, ...request }) =>
    render({ ...request, content: interceptedReader(content, answer) }),
  );
  return toldTo(app);
}

const openWhileFailing = (isLost: (name: string) => boolean) =>
  openWith(async (name, read) => {
    if (isLost(name)) throw new Error('no answer');
    return read();
  });

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
  const told = await openWhileFailing((name) => isLost && name === 'list blogs');
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
  const told = await openWhileFailing((name) => ['page home', 'record blogs.blogs'].includes(name));
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
  const told = await openWhileFailing((name) =>
    ['page settings', 'servicesMenu', 'list local-seo'].includes(name),
  );
  const { statusCode, body } = await app.get('/about-us');
  expect(statusCode).toBe(200);
  expect(body).toContain('id="contact-modal"');
  // The settings are read in both languages.
  expect(told).toEqual(['no answer', 'no answer', 'no answer', 'no answer']);
});

test('a page that cannot be drawn is the frame with an error in it, in the log by its cause', async () => {
  const told = await openWith(async (name, read) =>
    name === 'page about' ? { features: 'no list', headings: {} } : read(),
  );
  const { statusCode, body } = await app.get('/about-us');
  expect(statusCode).toBe(500);
  expect(body).toContain('HTTP error! status: 500');
  expect(body).toContain('id="contact-modal"');
  expect(told).toEqual([expect.stringContaining('is not a function')]);
});
