import { menu as arabicMenu } from 'virtual:built-in-menu/ar';
import { menu as englishMenu } from 'virtual:built-in-menu/en';
import { locations } from '../../../features/locations/feature.ts';
import type { Menu, MenuGroup } from '../../../model/contracts/named-answers.ts';
import { everythingInUse, type InUse, pathInUse } from '../../../model/in-use.ts';
import type { Language } from '../../../model/language.ts';
import type { Location } from '../../../model/pages/local-seo/index.ts';
import type { Settings } from '../../../model/pages/settings/index.ts';
import type { Site } from '../../../model/pages/site/index.ts';
import type { SimplePage } from '../../../model/pages/site/pages.ts';
import { publicPaths } from '../../../model/public-paths.ts';
import { groupClass } from '../../ui/group-class.ts';
import type { Asked } from '../asked.ts';
import { load, optional } from '../load.ts';
import { usePage } from '../page-context.ts';
import { builtInEntries, type MenuEntry } from './navigation.ts';

/** A service group as header and footer know it. */
export type NamedGroup = { name: string } & Pick<MenuGroup, 'route' | 'colour'>;

/** What every public page shows around its content. */
export interface SiteData {
  settings: Settings | null;
  site: Omit<Site, 'pages'> | null;
  /** Those that the footer names. */
  pages: Pick<SimplePage, 'title' | 'slug'>[];
  inUse: InUse & { arabic: boolean };
  /** Of the pages in use, in their order. */
  menu: MenuEntry[];
  /** The built-in ones where they cannot be read. */
  services: NamedGroup[];
  locations: Pick<Location, 'location' | 'slug'>[];
}

/** Header and footer do without what cannot be read: a page is worth more than its frame. */
const loadAnswers = load({
  settings: optional((content) => content.page('settings')),
  site: optional((content) => content.page('site')),
  leasing: optional((content) => content.page('leasing')),
  navbar: optional((content) => content.servicesMenu()),
  cities: optional((content) => content.list('local-seo', { limit: locations.longList.first })),
});

type Answers = Awaited<ReturnType<typeof loadAnswers>>;

/** The same object until a save changes what header and footer are made from: see shared-part.tsx. */
export async function loadSite(asked: Asked): Promise<SiteData> {
  const answers = await loadAnswers(asked);
  // The reader gives the same answers until something is saved.
  const from = [asked.words, ...Object.values(answers)];
  const before = made.get(asked.language);
  if (before && from.every((each, at) => each === before.from[at])) return before.site;
  const site = siteOf(answers, asked.language);
  made.set(asked.language, { from, site });
  return site;
}

const made = new Map<Language, { from: unknown[]; site: SiteData }>();

function siteOf(
  { settings, site, leasing, navbar, cities }: Answers,
  language: Language,
): SiteData {
  const inUse = {
    ...everythingInUse,
    ...site?.inUse,
    ...(leasing && { currencies: leasing.currencies }),
  };
  const entries = site?.menu.entries ?? builtInEntries(language);
  const isArabic = language === 'ar';
  const builtIn = isArabic ? arabicMenu : englishMenu;
  return {
    settings,
    site,
    pages: (site?.pages ?? []).filter(({ inFooter }) => inFooter),
    inUse,
    menu: entries.filter(({ page }) => pathInUse(publicPaths[page], inUse)),
    services: namedGroups(navbar?.[isArabic ? 'Arabic' : 'English'] ?? builtIn),
    locations: inUse.localSeo ? (cities?.data ?? []) : [],
  };
}

export const useSiteData = () => usePage().site;

const namedGroups = (menu: Menu): NamedGroup[] =>
  Object.entries(menu).map(([name, { route, colour }]) => ({ name, route, colour }));

/** The class with the colours of the service group that has this slug. */
export function useGroupClass(): (slug: string) => string {
  const { services } = useSiteData();
  return (slug) =>
    groupClass(services.find(({ route }) => route === `/${slug}`)?.colour ?? 'house');
}
