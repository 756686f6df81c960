import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ env: { SEED: 'none' } });
});
afterAll(() => server.stop());

test('whoever follows the links of a site that has nothing but a name finds a page at each', async () => {
  const found = new Set(['/', '/ar']);
  const missing: string[] = [];
  for (const path of found) {
    const reply = await fetch(server.url + path);
    const html = await reply.text();
    if (!reply.ok) missing.push(path);
    for (const [, to = ''] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      const { origin, pathname } = new URL(to.replaceAll('&amp;', '&'), server.url);
      if (origin === server.url) found.add(pathname);
    }
  }
  expect(missing).toEqual([]);
  expect(found.size).toBeGreaterThan(15);
});
