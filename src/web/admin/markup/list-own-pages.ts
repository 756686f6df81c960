import { features, ownPathsOf } from '../../../features/index.ts';
import type { BlogSummary, Menu, ServicesMenus } from '../../../model/contracts/named-answers.ts';
import { everythingInUse, isInUse } from '../../../model/in-use.ts';
import type { Language } from '../../../model/language.ts';
import type { Leasing } from '../../../model/pages/leasing/index.ts';
import type { Site } from '../../../model/pages/site/index.ts';
import { publicPaths, type RecordPage } from '../../../model/public-paths.ts';
import { fillPath } from '../../../model/site-path.ts';

export interface OwnPage {
  path: string;
  title: string;
}

/** Answers a path of the API, or null where that cannot be read. */
type Read = <Answer>(path: string) => Promise<Answer | null>;

/** The pages in use that a text is likely to link to, by the names that the menu has for them. */
export async function listOwnPages(read: Read, language: Language): Promise<OwnPage[]> {
  const readOnce = remember(read);
  const [site, leasing, ...listed] = await Promise.all([
    readOnce<Site>('/site'),
    readOnce<Leasing>('/leasing'),
    ...Object.values(recordPages).map((list) => list(readOnce, language)),
  ]);
  const labels = new Map<string, string>(
    site?.menu.entries.map(({ page, label }) => [page, label]),
  );
  const fixed = Object.entries(features).flatMap(([kind, feature]) =>
    ownPathsOf(feature).map((path) => ({
      path,
      title: labels.get(kind) ?? feature.name[language],
    })),
  );
  const pages = [...fixed, ...listed.flat()];
  if (!site) return pages;
  const inUse = {
    ...everythingInUse,
    ...site.inUse,
    ...(leasing && { currencies: leasing.currencies }),
  };
  return pages.filter(({ path }) => isInUse(path, inUse));
}

function remember(read: Read): Read {
  const answers = new Map<string, Promise<unknown>>();
  return <Answer>(path: string) => {
    const answer = answers.get(path) ?? read(path);
    answers.set(path, answer);
    return answer as Promise<Answer | null>;
  };
}

/** The pages of records that are offered: the latest posts, and no cities, which are many. */
const recordPages: Record<RecordPage, (read: Read, language: Language) => Promise<OwnPage[]>> = {
  mainService: async (read, language) =>
    Object.entries(await servicesMenu(read, language)).map(([title, { route }]) =>
      servicePage(route, title),
    ),
  primaryService: async (read, language) =>
    Object.values(await servicesMenu(read, language))
      .flatMap(({ categories }) => Object.entries(categories))
      .map(([title, { route }]) => servicePage(route, title)),
  simplePage: async (read) =>
    ((await read<Site>('/site'))?.pages ?? []).map(({ slug, title }) =>
      pageAt(publicPaths.simplePage, slug, title),
    ),
  post: async (read) =>
    ((await read<BlogSummary[]>('/blogs/latest')) ?? []).map(({ _id, title }) =>
      pageAt(publicPaths.post, _id, title),
    ),
  location: async () => [],
};

async function servicesMenu(read: Read, language: Language): Promise<Menu> {
  const menus = await read<ServicesMenus>('/services/navbar');
  return menus?.[language === 'ar' ? 'Arabic' : 'English'] ?? {};
}

const servicePage = (route: string, title: string) => ({
  path: publicPaths.services + route,
  title,
});

const pageAt = (path: string, name: string, title: string) => ({
  path: fillPath(path, name),
  title,
});
