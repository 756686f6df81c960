import type { Settings } from '../../../model/pages/settings/index.ts';
import type { Site } from '../../../model/pages/site/index.ts';
import { locationsInFooter } from '../../../model/public-paths.ts';
import type { Asked } from '../asked.ts';
import type { Location } from '../content.ts';
import { load, optional } from '../load.ts';
import { usePage } from '../page-context.ts';

/** What every public page shows around its content. */
export interface SiteData {
  settings: Settings | null;
  site: Site | null;
  services: { name: string; route: string }[] | null;
  locations: Pick<Location, 'location' | 'slug'>[];
}

/** Header and footer do without what cannot be read: a page is worth more than its frame. */
const loadAnswers = load({
  settings: optional('/settings'),
  site: optional('/site'),
  navbar: optional('/services/navbar'),
  locations: optional(`/local-seo?limit=${locationsInFooter}`),
});

export async function loadSite(asked: Asked): Promise<SiteData> {
  const { settings, site, navbar, locations } = await loadAnswers(asked);
  const menu = navbar?.[asked.language === 'ar' ? 'Arabic' : 'English'];
  return {
    settings,
    site,
    services: menu ? Object.entries(menu).map(([name, { route }]) => ({ name, route })) : null,
    locations: locations?.data ?? [],
  };
}

export const useSiteData = () => usePage().site;
