import pLimit from 'p-limit';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { type RunningServer, startServer } from '../support/server.ts';

// On a data directory of its own, as after the first `npm start`.
test('the first visitor of a new site gets every picture at once, as wide as asked for', async () => {
  const server = await startServer({ env: { SEED: 'demo' } });
  onTestFinished(() => server.stop());
  const copies = await copiesOn(server, '/');
  expect(copies.length).toBeGreaterThan(10);
  const asABrowserDoes = pLimit(6);
  const answers = await asABrowserDoes.map(copies, ({ path }) => fetch(server.url + path));
  for (const [at, answer] of answers.entries()) {
    expect(answer.status).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    // The pictures themselves are wider.
    expect((await sharp(bytes).metadata()).width, answer.url).toBe(copies[at]?.width);
  }
  // Later visitors get what takes longer to make.
  const first = server.url + copies[0]?.path;
  const typeOf = async (url: string) => (await fetch(url)).headers.get('content-type');
  await expect.poll(() => typeOf(first), { timeout: 100_000 }).toBe('image/avif');
});

interface Copy {
  path: string;
  width: number;
}

/** Of each picture on a page, the one that a screen of middling size picks. */
async function copiesOn({ url }: RunningServer, page: string): Promise<Copy[]> {
  const html = await (await fetch(url + page)).text();
  const found = html.matchAll(/<source[^>]*type="image\/avif"[^>]*srcSet="([^"]+)"/gi);
  const copies = [...found].map(([, set = '']) => {
    const each = set.split(', ').map((copy) => copy.split(' '));
    const [path = '', width = ''] = each.find(([, size = '']) => size === '640w') ?? each[0] ?? [];
    return { path, width: Number.parseInt(width, 10) };
  });
  return [...new Map(copies.map((copy) => [copy.path, copy])).values()];
}
