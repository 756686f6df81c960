import { type InUse, isInUse } from '../../../model/in-use.ts';
import type { Currencies } from '../../../model/leasing.ts';
import { fillPath, publicPaths } from '../../../model/public-paths.ts';

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
export function listOwnPages({ site, leasing, services, posts }: Answers): OwnPage[] {
  const labels = new Map(site?.menu.entries.map(({ page, label }) => [page, label]));
  const fixed = Object.entries(publicPaths)
    .filter(([, path]) => !path.includes(':'))
    .map(([page, path]) => ({ path, title: labels.get(menuPageOf[page] ?? page) ?? '' }));
  const offered = Object.entries(services ?? {}).flatMap(([name, { route, categories }]) =>
    [[name, { route }] as const, ...Object.entries(categories)].map(([title, service]) => ({
      path: publicPaths.services + service.route,
      title,
    })),
  );
  const pages = [
    ...fixed,
    ...offered,
    ...(site?.pages ?? []).map(({ slug, title }) => pageAt(publicPaths.simplePage, slug, title)),
    ...(posts ?? []).map(({ _id, title }) => pageAt(publicPaths.post, _id, title)),
  ];
  if (!site) return pages;
  const inUse = { ...site.inUse, currencies: leasing?.currencies ?? { aed: true, sar: true } };
  return pages.filter(({ path }) => isInUse(path, inUse));
}

/** The menu has one name for both. */
const menuPageOf: Record<string, string> = { leasingInRiyals: 'leasing' };

const pageAt = (path: string, name: string, title: string) => ({
  path: fillPath(path, name),
  title,
});
