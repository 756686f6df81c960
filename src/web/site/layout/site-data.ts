import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router';
import type { Language } from '../../../model/language.ts';
import type { Settings } from '../../../model/pages/settings/index.ts';
import { locationsInFooter } from '../../../model/public-paths.ts';
import type { Location } from '../content.ts';
import { languageOf } from '../language/address.ts';
import { load, optional } from '../load.ts';

/** What every public page shows around its content. */
export interface SiteData {
  settings: Settings | null;
  services: { name: string; route: string }[] | null;
  locations: Pick<Location, 'location' | 'slug'>[];
}

/** Header and footer do without what cannot be read: a page is worth more than its frame. */
const loadAnswers = load({
  settings: optional('/settings'),
  navbar: optional('/services/navbar'),
  locations: optional(`/local-seo?limit=${locationsInFooter}`),
});

export async function loadSite(args: LoaderFunctionArgs): Promise<SiteData> {
  const { settings, navbar, locations } = await loadAnswers(args);
  const menu = navbar?.[languageOf(args.url.pathname) === 'ar' ? 'Arabic' : 'English'];
  return {
    settings,
    services: menu ? Object.entries(menu).map(([name, { route }]) => ({ name, route })) : null,
    // Whole entries would fill every page.
    locations: (locations?.data ?? []).map(({ location, slug }) => ({ location, slug })),
  };
}

/** The frame stays while a visitor walks from page to page. */
export function keepSite() {
  return false;
}

export function useSiteData(language: Language): SiteData {
  return (
    useRouteLoaderData<SiteData>(language) ?? { settings: null, services: null, locations: [] }
  );
}
