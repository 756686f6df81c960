import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../src/model/pages/index.ts';
import { placesOf } from '../../src/model/vocabulary/tree.ts';
import { expectNothingStale, someAddresses } from '../answers/saves-of-each-kind.ts';
import { type DemoApp, openDemoApp } from '../site/demo-app.ts';

let app: DemoApp;
let addresses: string[];
beforeAll(async () => {
  app = await openDemoApp();
  const english = (await app.sitemapPaths()).map(encodeURI);
  const arabic = english.map((path) => (path === '/' ? '/ar' : `/ar${path}`));
  addresses = [...new Set([...(await someAddresses(app)), ...english, ...arabic])];
});
afterAll(() => app.close());

test('there are enough addresses to be asked', () => {
  expect(addresses.length).toBeGreaterThan(150);
});

test.each(pages.flatMap(placesOf).map(({ kind }) => kind))(
  'no page shows what %s was before a save',
  async (kind) => {
    await expectNothingStale(kind, { app, addresses });
  },
  300_000,
);
