import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicPages } from '../journeys/public-pages.ts';
import { limits } from '../support/first-load-limits.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

// What a browser asks for by itself is watched by tests/journeys/every-page.test.ts.
test.each(publicPages)(
  'what %s names for its first load is light in both languages',
  async (path) => {
    for (const address of [path, path === '/' ? '/ar' : `/ar${path}`]) {
      const page = await fetchCompressed(address);
      const scripts = await withImports(linked(page.text, /<script[^>]* src="([^"]+)"/g));
      const sheets = linked(page.text, /<link[^>]* rel="stylesheet"[^>]*>/g).map(
        (link) => /href="([^"]+)"/.exec(link)?.[1] ?? '',
      );
      expect(sheets, `style sheets of ${address}`).toHaveLength(1);
      const sizes = {
        document: page.size,
        stylesheet: await sizeOf(sheets),
        script: await sizeOf(scripts),
      };
      for (const type of ['document', 'stylesheet', 'script'] as const) {
        expect(sizes[type], `bytes of ${type} of ${address}`).toBeGreaterThan(0);
        expect(sizes[type], `bytes of ${type} of ${address}`).toBeLessThanOrEqual(limits[type]);
      }
    }
  },
);

const linked = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([tag, address]) => address ?? tag)),
];

/** A script comes with what it imports, and with what that imports. */
async function withImports(scripts: string[]): Promise<string[]> {
  const all = new Set(scripts);
  for (const script of all) {
    const { text } = await fetchCompressed(script);
    for (const [, file = ''] of text.matchAll(/(?:import|from)\s*"(\.[^"]+)"/g)) {
      all.add(new URL(file, server.url + script).pathname);
    }
  }
  return [...all];
}

async function sizeOf(addresses: string[]): Promise<number> {
  const files = await Promise.all(addresses.map(fetchCompressed));
  return files.reduce((sum, { size }) => sum + size, 0);
}

async function fetchCompressed(path: string) {
  const headers = { 'accept-encoding': 'br' };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(server.url + path, { headers }, resolve).once('error', reject);
  });
  const body = await buffer(answer);
  expect(answer.headers['content-encoding'], path).toBe('br');
  return { size: body.length, text: `${brotliDecompressSync(body)}` };
}
