import { features, ownPathsOf } from '../../../features/index.ts';
import { everythingInUse, type InUse, isInUse } from '../../../model/in-use.ts';
import type { Language } from '../../../model/language.ts';
import type { Currencies } from '../../../model/leasing.ts';
import { publicPaths, type RecordPage } from '../../../model/public-paths.ts';
import { fillPath } from '../../../model/site-path.ts';

export interface OwnPage {
  path: string;
  title: string;
}

/** What the site answers, or nothing where that cannot be read. */
export interface Answers {
  site: {
    inUse: Omit<InUse, 'currencies'>;
    menu: { entries: { page: string; label: string }[] };
    pages: { slug: string; title: string }[];
  } | null;
  leasing: { currencies: Currencies } | null;
  services: Record<string, { route: string; categories: Record<string, { route: string }> }> | null;
  posts: { _id: string; title: string }[] | null;
}

/** The pages in use that a text is likely to link to, by the names that the menu has for them. */
export function listOwnPages(answers: Answers, language: Language): OwnPage[] {
  const { site, leasing } = answers;
  const labels = new Map(site?.menu.entries.map(({ page, label }) => [page, label]));
  const fixed = Object.entries(features).flatMap(([kind, feature]) =>
    ownPathsOf(feature).map((path) => ({
      path,
      title: labels.get(kind) ?? feature.name[language],
    })),
  );
  const pages = [...fixed, ...Object.values(recordPages).flatMap((listed) => listed(answers))];
  if (!site) return pages;
  const inUse = {
    ...everythingInUse,
    ...site.inUse,
    ...(leasing && { currencies: leasing.currencies }),
  };
  return pages.filter(({ path }) => isInUse(path, inUse));
}

/** The pages of records that are offered: the latest posts, and no cities, which are many. */
const recordPages: Record<RecordPage, (answers: Answers) => OwnPage[]> = {
  mainService: ({ services }) =>
    Object.entries(services ?? {}).map(([title, { route }]) => servicePage(route, title)),
  primaryService: ({ services }) =>
    Object.values(services ?? {})
      .flatMap(({ categories }) => Object.entries(categories))
      .map(([title, { route }]) => servicePage(route, title)),
  simplePage: ({ site }) =>
    (site?.pages ?? []).map(({ slug, title }) => pageAt(publicPaths.simplePage, slug, title)),
  post: ({ posts }) => (posts ?? []).map(({ _id, title }) => pageAt(publicPaths.post, _id, title)),
  location: () => [],
};

const servicePage = (route: string, title: string) => ({
  path: publicPaths.services + route,
  title,
});

const pageAt = (path: string, name: string, title: string) => ({
  path: fillPath(path, name),
  title,
});
