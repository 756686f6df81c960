import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadProductionBuild } from '../../src/server/pages/web-build.ts';
import { post } from '../site/content.ts';
import { openSiteApp, type SiteApp } from '../site/site-app.ts';

const parts = 10;
const longest = '- a\n'.repeat(5_000).trim();

let app: SiteApp;
let address: string;
/** How many the pages have taken. */
let turns = 0;
beforeAll(async () => {
  const { render } = await loadProductionBuild();
  app = await openSiteApp('sqlite', ({ takeTurn, ...request }) =>
    render({
      ...request,
      async takeTurn() {
        turns += 1;
        await takeTurn();
      },
    }),
  );
  const subHeading = Array.from({ length: parts - 1 }, () => ({
    title: 'T',
    description: longest,
  }));
  const description = { mainPara: longest, subHeading };
  const { _id } = await app.save('POST', '/blogs', { ...post('Long'), description });
  address = `/blog-details/${_id}`;
});
afterAll(() => app.close());

test('a page of 200,000 letters is written a part in each turn', async () => {
  const { statusCode, body } = await app.get(address);
  expect(statusCode).toBe(200);
  expect(body.match(/<li>a<\/li>/g)).toHaveLength(parts * 5_000);
  expect(turns).toBeGreaterThanOrEqual(parts);
});

test('so is a feed of such posts', async () => {
  let came = 0;
  let isOver = false;
  const count = () => {
    came += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const { statusCode, body } = await app.get('/blog/rss.xml');
  isOver = true;
  expect(statusCode).toBe(200);
  expect(body).toContain('&lt;li&gt;a&lt;/li&gt;');
  expect(came).toBeGreaterThanOrEqual(parts);
});
