import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadProductionBuild } from '../../src/server/pages/web-build.ts';
import { openStore } from '../../src/server/pictures/store/open-store.ts';
import { createApp } from '../../src/server/process/app.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import { openStorage } from '../../src/server/storage/open-storage.ts';
import type { Storage } from '../../src/server/storage/storage.ts';
import { copySeededData } from '../support/seeded-copy.ts';

const folder = mkdtempSync(join(tmpdir(), 'wajha-stale-'));
let app: Awaited<ReturnType<typeof createApp>>;
let storage: Storage;
let authorization: string;
/** Every page of the sitemap. */
let addresses: string[] = [];
/** How often a slug was looked up. */
let lookUps = 0;
/** What has been rendered since the last look. */
let rendered: string[] = [];

beforeAll(async () => {
  const password = copySeededData(folder, {});
  const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  storage = await openStorage(settings, { exclusive: true });
  const build = await loadProductionBuild();
  const web = {
    ...build,
    render(request: Parameters<typeof build.render>[0]) {
      rendered.push(decodeURI(request.pathname));
      return build.render(request);
    },
  };
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      const { where } = node as { where?: object };
      if (JSON.stringify(where)?.includes('"name":"slug"')) lookUps += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const counted = { ...storage, db: storage.db.withPlugin(counting) };
  app = await createApp({ settings, storage: counted, uploads: await openStore(settings), web });
  const payload = { username: 'admin', password };
  const signedIn = await app.http.inject({ method: 'POST', url: '/api/admin/login', payload });
  authorization = `Bearer ${signedIn.json().token}`;
  const parts = [...(await get('/sitemap.xml')).matchAll(/<loc>[^<]*?(\/sitemap[^<]*)</g)];
  const maps = await Promise.all(
    ['/sitemap.xml', ...parts.map(([, path = '']) => path)].map((path) => get(path)),
  );
  addresses = maps
    .flatMap((map) => [...map.matchAll(/<loc>([^<]*)</g)])
    .map(([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname)
    .filter((path) => !path.endsWith('.xml'));
  expect(addresses.length).toBeGreaterThan(100);
});

afterAll(async () => {
  await app.http.close();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = async (url: string) => (await app.http.inject({ url })).body;

async function askAll(): Promise<string[]> {
  for (const address of addresses) await get(address);
  return [...new Set(rendered)].sort();
}

async function save(method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const reply = await app.http.inject({
    method,
    url: `/api${path}`,
    headers: { authorization },
    ...(payload && { payload }),
  });
  expect(reply.statusCode).toBeLessThan(300);
  return reply.json();
}

const read = async (path: string) =>
  (await app.http.inject({ url: `/api${path}`, headers: { authorization } })).json();

test('a page that is made asks for its address once', async () => {
  const { primaryServices, slug } = (await read('/services')).services[0];
  const paths = [
    `/services/${slug}`,
    `/ar/services/${slug}/${primaryServices[0].slug}`,
    '/ar/localseo/dubai',
  ];
  for (const [at, path] of paths.entries()) {
    lookUps = 0;
    await get(path);
    // One for each record on the way down.
    expect([path, lookUps]).toEqual([path, [1, 2, 1][at]]);
  }
});

async function rest(): Promise<void> {
  await askAll();
  rendered = [];
}

test('where nothing is saved nothing is rendered again', async () => {
  await rest();
  expect(await askAll()).toEqual([]);
});

test('a question makes the two home pages stale', async () => {
  await rest();
  const { _id } = await save('POST', '/home/faq', { question: 'Anew?', answer: 'Yes.' });
  expect(await askAll()).toEqual(['/', '/ar']);
  expect(await get('/')).toContain('Anew?');
  rendered = [];
  await save('DELETE', `/home/faq/${_id}`);
  expect(await askAll()).toEqual(['/', '/ar']);
  expect(await get('/')).not.toContain('Anew?');
});

test('a post makes stale its own pages and those that list posts', async () => {
  await rest();
  const { blogs } = await read('/blogs?limit=100');
  const { _id, createdAt, ...post } = blogs.at(-1);
  await save('PUT', `/blogs/${_id}`, { ...post, title: 'Named anew' });
  const stale = await askAll();
  expect(stale).toContain(`/blog-details/${_id}`);
  expect(stale.length).toBeLessThan(addresses.length / 2);
  // The home page shows the newest, and each post leads on to others.
  const listPosts = /^(\/ar)?(\/|\/blog|\/blog\/page\/\d+|\/blog-details\/[^/]+)?$/;
  expect(stale.filter((path) => !listPosts.test(path))).toEqual([]);
  expect(await get(`/blog-details/${_id}`)).toContain('Named anew');
});

test('a post that the menu names makes no other page stale while it keeps its titles', async () => {
  const { English: menu } = await read('/services/navbar');
  const groups: { featuredPosts?: Record<string, string> }[] = Object.values(menu);
  const [[title, _id] = []] = groups.flatMap(({ featuredPosts = {} }) =>
    Object.entries(featuredPosts),
  );
  const { createdAt, version, ...post } = await read(`/blogs/${_id}`);
  expect(post.title).toBe(title);
  await rest();
  await save('PUT', `/blogs/${_id}`, { ...post, author: 'Somebody else' });
  expect((await askAll()).filter((path) => /services|localseo/.test(path))).toEqual([]);
  rendered = [];
  await save('PUT', `/blogs/${_id}`, { ...post, title: 'Named otherwise', ar: null });
  expect(await askAll()).toHaveLength(addresses.length);
});

test('what every page shows makes all of them stale', async () => {
  await rest();
  const settings = await read('/settings');
  await save('PUT', '/settings', { ...settings, phone1: '+971 4 000 0000' });
  expect(await askAll()).toEqual([...addresses].map(decodeURI).sort());
});

test('an address that had no page has one as soon as it is saved, and leads on when it is renamed', async () => {
  expect(await get('/localseo/liwa')).not.toContain('Work in Liwa');
  const { data } = await read('/local-seo');
  const { _id: _, createdAt, version, slug, ...location } = data[0];
  const liwa = { ...location, location: 'Liwa', title: 'Work in Liwa', ar: null };
  const { _id } = await save('POST', '/local-seo', liwa);
  expect(await get('/localseo/liwa')).toContain('Work in Liwa');
  await save('PUT', `/local-seo/${_id}`, { ...liwa, location: 'Liwa Oasis' });
  const { statusCode, headers } = await app.http.inject({ url: '/localseo/liwa' });
  expect([statusCode, headers.location]).toEqual([301, '/localseo/liwa-oasis']);
  await save('DELETE', `/local-seo/${_id}`);
  expect((await app.http.inject({ url: '/localseo/liwa-oasis' })).statusCode).toBe(404);
});

test('a save while a page is rendered is on the page of whoever asks after it', async () => {
  const { _id } = await save('POST', '/home/faq', { question: 'Before?', answer: 'Yes.' });
  const asked = get('/');
  const saved = save('PUT', `/home/faq/${_id}`, { question: 'After?', answer: 'Yes.' });
  await Promise.all([asked, saved]);
  expect(await get('/')).toContain('After?');
  await save('DELETE', `/home/faq/${_id}`);
});
