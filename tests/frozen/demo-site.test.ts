import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressesOf } from '../../scripts/addresses.ts';
import { allFeatures } from '../../src/features/index.ts';
import { publicPlaces } from '../../src/server/site/public-records.ts';
import { alternatesIn, partsOfPage, titleOf } from '../support/page-parts.ts';
import {
  type Asked,
  type DemoSite,
  fileOf,
  publicUrl,
  readStored,
  startDemoSite,
} from './demo-site.ts';
import { freezeNames } from './names.ts';

/**
 * What the demo site answers at each of its addresses, in files beside this one that are renewed with
 * `vitest run --project=tests tests/frozen -u`. Every line begins with its address, so that a
 * difference names the page and the part of it.
 */
let site: DemoSite;
beforeAll(async () => {
  site = await startDemoSite();
});
afterAll(() => site.stop());

freezeNames(() => site);

test('every page of the sitemap says and shows what it did', async () => {
  const sitemap = await site.sitemap();
  const blocks = await site.askAll([...sitemap.keys()], ({ status, body }, path) => {
    const languages = alternatesIn(body)
      .filter(([language]) => language)
      .map(([language, address]) => `${language} ${site.pathOf(address)}`);
    const parts = [
      `status | ${status}`,
      `languages in the sitemap | ${sitemap.get(path)?.join(', ')}`,
      `languages | ${languages.join(', ')}`,
      ...partsOfPage(body),
    ];
    return parts.map((part) => `${path} | ${part.replaceAll(publicUrl, '')}`);
  });
  await expect(fileOf(blocks.flat())).toMatchFileSnapshot('pages.txt');
});

test('every other spelling of an address leads where it did', async () => {
  const asked = [...(await site.sitemap()).keys()].flatMap((address) =>
    Object.entries(spellings).map(([name, spell]) => ({ address, name, path: spell(address) })),
  );
  const lines = await site.askAll(
    asked.map(({ path }) => path),
    (answer, _, at) => {
      const { address = '', name } = asked[at] ?? {};
      const leads = answer.location === address ? 'there' : answer.location;
      return `${address} | ${name} | ${answer.status} ${leads ?? ''}`.trimEnd();
    },
  );
  await expect(fileOf(lines)).toMatchFileSnapshot('spellings.txt');
});

const spellings: Record<string, (path: string) => string> = {
  'upper case': (path) => path.toUpperCase(),
  'a slash at its end': (path) => `${path}/`,
  'doubled slashes': (path) => path.replaceAll(/\/(?!ar(?:\/|$))/g, '//'),
};

test('old forms, files and nonsense are answered as they were', async () => {
  const pages = [...oldForms, ...otherForms(), ...nonsense];
  const asked = [...pages, ...pages.map((path) => `/ar${path}`), ...files];
  const lines = await site.askAll(asked, (answer, path) => `${path} | ${summaryOf(answer)}`);
  await expect(fileOf(lines)).toMatchFileSnapshot('other-addresses.txt');
});

/** Of the specification. */
const oldForms = [
  ...['/contact', '/contact/', '/CONTACT?from=mail', '/contact/more'],
  ...['/blog/designing-arabic-first', '/blog/designing-arabic-first?a=1', '/blog/no-such-post'],
  ...['/blog/page/1', '/blog/page/1/', '/blog/page/2', '/blog/page/2/', '/blog/PAGE/2'],
  ...['/website-leasing/', '/website-leasing//', '/Website-Leasing/', '/website-leasing/SAR/'],
  ...['/services/design%20%26%20ux', '/services/design&ux', '/services/Design-&-UX~'],
  ...['/localseo/Abu%20Dhabi', '/localseo/abu.dhabi', '/localseo/abu-dhabi%E2%80%8B'],
];

/** Bracketed words without their brackets, and a dot for the hyphen. */
const otherForms = () =>
  readStored<{ slug: string; alias: string | null; parent: string }>(
    site,
    `select d.slug, d.alias, p.slug as parent from document d join document p on p.id = d.parent_id
     where d.kind = 'services.services.primaryServices' order by p.position, d.position`,
  ).flatMap(({ slug, alias, parent }) =>
    [alias, slug.replace('-', '.')]
      .filter((form) => form && form !== slug)
      .map((form) => `/services/${parent}/${form}`),
  );

const nonsense = [
  ...['/nothing', '/Nothing/', '/nothing/at/all', '/-', '/services/-', '/arabic', '/ar-ae'],
  ...['/services/nothing', '/services/design-&-ux/nothing', '/services/nothing/ux-audit'],
  ...['/services/design-&-ux/ux-audit/more', '/localseo/nothing', '/localseo/dubai/more'],
  ...['/blog/page/0', '/blog/page/99', '/blog/page/x', '/blog/page', '/blog/page/2/3'],
  ...['/blog-details', '/blog-details/nothing', '/blog-details/latest', '/page', '/page/nothing'],
  ...['/website-leasing/usd', '/our-work/nothing', '/about-us/more', '/about', '/home'],
  ...['/%00', '/%zz', '/%D9%85%D8%AF%D9%88%D9%86%D8%A9', '/services/%00', '/wp-login.php', '/.env'],
  ...['//ar', '//ar/services', '/ar/ar', '/ar/ar/services'],
];

const files = [
  ...['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/posts-1.xml'],
  ...['/sitemaps/locations-1.xml', '/sitemaps/posts-2.xml', '/sitemaps/nothing-1.xml'],
  ...['/blog/rss.xml', '/ar/blog/rss.xml', '/favicon.ico', '/icons/mark.svg', '/icons/180.png'],
  ...[
    '/apple-touch-icon.png',
    '/uploads/nothing.png',
    '/assets/nothing.js',
    '/api',
    '/api/nothing',
  ],
  ...['/api/health', '/api/home', '/api/blogs/nothing', '/api/openapi.json', '/api/docs'],
  ...['/admin', '/admin/', '/admin/blogs', '/admin/nothing', '/ADMIN', '/ar/admin'],
  ...['/social/en/home.png', '/social/en/nothing.png', '/social/fr/home.png'],
];

test('what is switched off is gone from where it was, and nothing else', async () => {
  const { inUse } = (await site.call('GET', '/site')).body;
  const { currencies } = (await site.call('GET', '/leasing')).body;
  // Where content is found changes with what is in use.
  const pages = await addressesOf(site.url);
  const english = pages.filter((path) => !/^\/ar(\/|$)/.test(path));
  const before = await everythingAt(pages);
  const lines: string[] = [];
  const without = async (name: string, path: string, block: Record<string, unknown>) => {
    await save(path, { ...block, [name]: false });
    // Both languages go the same way.
    const asked = name === 'arabic' ? pages : [...english, '/ar'];
    const after = await everythingAt(asked);
    for (const what of new Set([...before.keys(), ...after.keys()])) {
      if (pages.includes(what) && !asked.includes(what)) continue;
      const [was, is] = [before, after].map((found) => found.get(what) ?? 'none');
      if (was !== is) lines.push(`without ${name} | ${what} | ${is}`);
    }
    await save(path, block);
  };
  for (const { switch: name } of allFeatures) if (name) await without(name, '/site/in-use', inUse);
  await without('arabic', '/site/in-use', inUse);
  for (const name of ['aed', 'sar']) await without(name, '/leasing/currencies', currencies);
  await expect(fileOf(lines.sort())).toMatchFileSnapshot('switched-off.txt');
});

/** What pages and files about pages answer, what the sitemap names and the frame leads to. */
async function everythingAt(pages: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const paths = [...pages, '/contact', '/blog/anything', '/LOCALSEO'];
  const files = ['/blog/rss.xml', '/ar/blog/rss.xml', '/social/ar/about-us.png'];
  await site.askAll([...paths, ...files], ({ status, location }, path) =>
    found.set(path, `${status} ${location ?? ''}`.trimEnd()),
  );
  for (const [path, languages] of await site.sitemap()) {
    found.set(`${path} in the sitemap`, languages.join(', '));
  }
  for (const home of ['/', '/ar']) {
    const frame = (await site.ask(home)).body.replace(/<main.*<\/main>/s, '');
    for (const [, link = ''] of frame.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      found.set(`a link of ${home} to ${link}`, 'there');
    }
  }
  return found;
}

// The last one: it changes what the others ask for.
test('an address that a record has left leads to the one that it has', async () => {
  const old = new Set<string>();
  for (const { kind, path, node } of publicPlaces.values()) {
    if (!node.slugFrom) continue;
    const [first] = rowsOf(kind);
    if (!first) throw new Error(`The demo site has no ${kind}.`);
    for (const address of (await site.sitemap()).keys()) {
      if (address.split('/').includes(first.slug)) old.add(address);
    }
    const item = `${path.replace(/:\w+/, first.parent_id ?? '')}/${first.id}`;
    const { body } = await site.call('GET', item);
    await save(item, { ...body, [node.slugFrom]: `${body[node.slugFrom]} Anew` });
  }
  const asked = [...old].flatMap((path) => [path, `${path}?from=mail`, path.toUpperCase()]);
  const lines = await site.askAll(asked, (answer, path) => `${path} | ${summaryOf(answer)}`);
  await expect(fileOf(lines)).toMatchFileSnapshot('left-addresses.txt');
});

const rowsOf = (kind: string) =>
  readStored<{ id: string; slug: string; parent_id: string | null }>(
    site,
    `select id, slug, parent_id from document where kind = '${kind}' order by slug`,
  );

/** Whatever its version is by now. */
async function save(path: string, body: Record<string, unknown>): Promise<void> {
  const answer = await site.call('PUT', path, { ...body, version: undefined });
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBe(200);
}

const page = 'text/html; charset=utf-8 | public, max-age=0, must-revalidate';

/** Where it leads; else what it is, for whom it may be kept, and on a page its heading. */
function summaryOf({ status, location, headers, body }: Asked): string {
  if (location) return `${status} ${location}`;
  const about = ['content-type', 'cache-control', 'x-robots-tag'].map((name) => headers.get(name));
  const what = about.filter(Boolean).join(' | ');
  return [status, what === page ? 'page' : what, titleOf(body)].filter(Boolean).join(' | ');
}
