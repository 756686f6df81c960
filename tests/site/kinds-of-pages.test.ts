import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressesOf } from '../../scripts/addresses.ts';
import { features } from '../../src/features/index.ts';
import { addressIn } from '../../src/model/addresses.ts';
import { everythingInUse, forEachSwitch, isInUse, type Switch } from '../../src/model/in-use.ts';
import { menuPages } from '../../src/model/menu.ts';
import { seoPages } from '../../src/model/pages/seo/index.ts';
import { inUse as pagesInUse } from '../../src/model/pages/site/in-use.ts';
import { publicPaths } from '../../src/model/public-paths.ts';
import type { Fields } from '../../src/model/vocabulary/field.ts';
import { wordings } from '../../src/model/wording/index.ts';
import { publicPlaces } from '../../src/server/site/public-records.ts';
import { socialTexts } from '../../src/server/site/social-texts.ts';
import { listOwnPages } from '../../src/web/admin/markup/list-own-pages.ts';
import { publicPages } from '../journeys/public-pages.ts';
import { alternatesIn, headingsOf, mainOf, textOf, titleOf } from '../support/page-parts.ts';
import { type DemoApp, openDemoApp, publicUrl } from './demo-app.ts';
import { linksIn, missing, type ShownRecord, shapeOf, shownRecords } from './shown-records.ts';

/**
 * A kind of page has its line in many lists. Each of them is asked here for every kind that is
 * declared: a line that was left out is named before a visitor misses a page.
 */
let app: DemoApp;
let records: ShownRecord[];
beforeAll(async () => {
  app = await openDemoApp();
  records = await shownRecords(app);
});
afterAll(() => app.close());

const fixedPages = Object.entries<string>(publicPaths).filter(([, path]) => !path.includes(':'));
const fixedPaths = fixedPages.map(([, path]) => path);

test('every declaration is in the list of kinds', () => {
  const declared = globSync('src/features/*/feature.ts').map((file) => basename(dirname(file)));
  expect(declared.toSorted()).toEqual(Object.keys(features).map(kebab).toSorted());
});

test('every file of words is in the list of what the site says', () => {
  const files = globSync('src/model/wording/*.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('= wording('),
  );
  const named = files.map((file) => basename(file, '.ts'));
  expect(named.toSorted()).toEqual(Object.keys(wordings).map(kebab).toSorted());
});

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('a record with a page of its own', () => {
  test('is said of every address with a name in it', () => {
    const shown = [...publicPlaces.values()].map(({ node }) => node.publicPage?.path);
    const patterns = Object.values<string>(publicPaths).filter(
      (path) => path.includes(':') && !path.endsWith('/:page'),
    );
    expect(shown.toSorted()).toEqual(patterns.toSorted());
  });

  test('has a text that says whether its page is an Arabic one', () => {
    const without = [...publicPlaces.values()].filter(
      ({ node }) => !hasText(node.fields, node.publicPage?.mainText ?? []),
    );
    expect(without.map(({ kind }) => kind)).toEqual([]);
  });

  test('is in the demo site, of each kind', () => {
    const missing = [...publicPlaces.keys()].filter((kind) => !firstOf(kind));
    expect(missing).toEqual([]);
  });

  test('is shown at its address in both languages', async () => {
    for (const kind of publicPlaces.keys()) {
      const { path, title } = firstOf(kind) ?? missing(kind);
      for (const [address, said] of [
        [path, title.en],
        [`/ar${path}`, title.ar],
      ] as const) {
        const { statusCode, body } = await app.get(encodeURI(address));
        expect([address, statusCode]).toEqual([address, 200]);
        expect(textOf(mainOf(body)), address).toContain(said);
        expect(titleOf(body), address).toContain(said);
        expect(body).toContain(canonical(address));
        expect(body).toContain('BreadcrumbList');
        expect(alternatesIn(body)).toContainEqual(['ar', absolute(`/ar${path}`)]);
      }
    }
  });

  test('is in the sitemap', async () => {
    const named = await app.sitemapPaths();
    expect(records.map(({ path }) => path).filter((path) => !named.includes(path))).toEqual([]);
  });

  test('is on the picture that networks show with its title', async () => {
    const source = { ...app, publicUrl };
    for (const kind of publicPlaces.keys()) {
      const { path, title } = firstOf(kind) ?? missing(kind);
      const shown = {
        en: (await socialTexts(path, 'en', source)).title,
        ar: (await socialTexts(path, 'ar', source)).title,
      };
      expect([path, shown]).toEqual([path, title]);
    }
  });

  test('is offered where an editor makes a link', async () => {
    const offered = await ownPaths();
    const left = [...publicPlaces.values()].filter(
      ({ node }) => !offered.some((path) => shapeOf(node.publicPage?.path ?? '').test(path)),
    );
    expect(left.map(({ kind }) => kind)).toEqual(neverOffered);
  });
});

/** None is to be added. */
const neverOffered = ['local-seo.data'];

describe('a page at an address of its own', () => {
  test.each(fixedPages)(
    '%s is in the sitemap, has its picture and can be previewed',
    async (_, path) => {
      expect(await app.sitemapPaths()).toContain(path);
      expect(await app.pictureStatus(path)).toBe(200);
      for (const address of [path, addressIn('ar', path)]) {
        const { body } = await app.get(address);
        expect(body).toContain(canonical(address));
        if (path !== publicPaths.home) expect(body).toContain('BreadcrumbList');
      }
      const preview = { language: 'en', shownAt: path, drafts: [] };
      expect(await app.save('POST', '/admin/preview', preview)).toMatchObject({
        path,
        status: 200,
      });
    },
  );

  test('has the heading of the page on its picture', async () => {
    const elsewise = await filterAsync(fixedPages, async ([, path]) => {
      const { title } = await socialTexts(path, 'en', { ...app, publicUrl });
      return !headingsOf((await app.get(path)).body).includes(title);
    });
    expect(elsewise.map(([page]) => page)).toEqual(titledForSearch);
  });

  test('is named to search engines by an editor', async () => {
    const given = await Promise.all(
      seoPages.map(async ({ path }) => (await app.get(`/api${path}?lang=en`)).json().title),
    );
    const shown = await Promise.all(
      fixedPages.map(async ([page, path]) => ({
        page,
        title: titleOf((await app.get(path)).body),
      })),
    );
    const titles = shown.map(({ title }) => title);
    expect(
      given.filter((title) => !titles.includes(title)),
      'shown on no page',
    ).toEqual([]);
    const others = shown.filter(({ title }) => !given.includes(title));
    expect(others.map(({ page }) => page)).toEqual(namedByContent);
  });

  test('is in the menu, or is known not to be', () => {
    const others = fixedPages.filter(([page]) => !menuPages.some((each) => each === page));
    expect(others.map(([page]) => page)).toEqual(besideTheMenu);
  });
});

/** Their heading is a sentence that is too long for a picture, or differs with the window. */
const titledForSearch = ['home', 'leasing', 'leasingInRiyals'];

const namedByContent = ['locations'];

/** The footer leads to the cities, the leasing page to its other currency. */
const besideTheMenu = ['leasingInRiyals', 'locations'];

test('every route has an address among those that are measured and those that are looked at', async () => {
  const measured = await addressesOf(await app.listen());
  for (const pattern of Object.values<string>(publicPaths)) {
    const shape = shapeOf(pattern);
    for (const addresses of [measured, publicPages]) {
      expect(addresses.filter((path) => shape.test(path))).not.toEqual([]);
    }
  }
});

test('links lead from the home page to every page of the sitemap', async () => {
  const seen = new Set(['/']);
  for (const path of seen) {
    const { statusCode, body } = await app.get(encodeURI(path));
    if (statusCode !== 200) continue;
    for (const link of linksIn(body)) if (isPage(link)) seen.add(link);
  }
  const named = await app.sitemapPaths();
  expect(named.filter((path) => !seen.has(path))).toEqual([]);
});

const isPage = (link: string) =>
  link.startsWith('/') && !/^\/(?:ar|admin|api|uploads)(?:\/|$)|\.\w+$/.test(link);

const switchNames = Object.keys(forEachSwitch(() => true)) as Switch[];
const { currencies: _, ...everything } = everythingInUse;

describe('what can be switched off', () => {
  test('is said of every page', () => {
    const always = Object.entries(publicPaths).filter(([, path]) =>
      switchNames.every((name) => isInUse(path, { ...everythingInUse, [name]: false })),
    );
    expect(always.map(([page]) => page)).toEqual(alwaysInUse);
  });

  test('has a toggle on its screen', () => {
    const toggles = Object.keys(pagesInUse.fields).filter((name) => name !== 'arabic');
    expect(toggles.toSorted()).toEqual(switchNames.toSorted());
  });

  test.each(switchNames)('%s takes its pages along, and no others', async (name) => {
    const left = { ...everythingInUse, [name]: false };
    const paths = [...fixedPaths, ...records.map(({ path }) => path)];
    const gone = paths.filter((path) => !isInUse(path, left));
    expect(gone.length).toBeGreaterThan(0);
    await app.save('PUT', '/site/in-use', { ...everything, [name]: false });
    try {
      const named = await app.sitemapPaths();
      expect(named.filter((path) => gone.includes(path))).toEqual([]);
      expect(paths.filter((path) => !gone.includes(path) && !named.includes(path))).toEqual([]);
      for (const path of [gone[0] ?? '', gone.at(-1) ?? '']) {
        expect((await app.get(encodeURI(path))).statusCode, path).toBe(404);
        expect(await app.pictureStatus(path), path).toBe(404);
      }
      const offered = await ownPaths();
      expect(offered.filter((path) => gone.includes(path))).toEqual([]);
    } finally {
      await app.save('PUT', '/site/in-use', everything);
    }
  });
});

/** No agency does without them. */
const alwaysInUse = [
  ...['home', 'services', 'mainService', 'primaryService', 'about', 'contact', 'simplePage'],
];

const firstOf = (kind: string) => records.find((record) => record.kind === kind);

/** As the link dialog of the admin area lists them. */
async function ownPaths(): Promise<string[]> {
  const read = async <Answer>(path: string): Promise<Answer | null> => {
    const { statusCode, body } = await app.get(`/api${path}?lang=en`);
    return statusCode === 200 ? JSON.parse(body) : null;
  };
  return (await listOwnPages(read, 'en')).map(({ path }) => path);
}

const canonical = (address: string) =>
  `rel="canonical" href="${absolute(address).replaceAll('&', '&amp;')}"`;

const absolute = (address: string) => publicUrl + encodeURI(address);

const hasText = (fields: Fields = {}, [key = '', ...below]: readonly string[]): boolean =>
  below.length > 0
    ? hasText(fields[key]?.fields, below)
    : fields[key]?.type === 'text' && fields[key].translated;

async function filterAsync<T>(all: T[], test: (one: T) => Promise<boolean>): Promise<T[]> {
  const results = await Promise.all(all.map(test));
  return all.filter((_, at) => results[at]);
}
