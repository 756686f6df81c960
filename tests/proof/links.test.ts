import { LinkChecker } from 'linkinator';
import { expect, test } from 'vitest';
import { startServer } from '../support/server.ts';

test('a link checker finds no broken link right after a first start', async () => {
  const server = await startServer({ env: { SEED: 'demo' } });
  try {
    const { links } = await new LinkChecker().check({
      // As the pages name themselves.
      path: server.url.replace('127.0.0.1', 'localhost'),
      recurse: true,
      // The demo's map, calendar and chat are elsewhere, and the tests stay on this machine.
      linksToSkip: ['^https?://(?!localhost)'],
    });
    const checked = links.filter(({ state }) => state !== 'SKIPPED');
    expect(checked.length).toBeGreaterThan(800);
    expect(checked.filter(({ state }) => state === 'BROKEN').map(({ url }) => url)).toEqual([]);
  } finally {
    await server.stop();
  }
}, 300_000);
