import { languageOf, twinOf } from '../../../model/addresses.ts';
import type { Language } from '../../../model/language.ts';
import { builtInMenu, type MenuPage, menuPages } from '../../../model/menu.ts';
import type { Site } from '../../../model/pages/site/index.ts';
import { pageKindAt } from '../../../model/public-paths.ts';
import { usePage } from '../page-context.ts';

export type MenuEntry = Site['menu']['entries'][number];

/** What the menu holds where it cannot be read. */
export const builtInEntries = (language: Language): MenuEntry[] =>
  menuPages.map((page) => {
    const { label, badge, inFooter } = builtInMenu[page];
    return {
      page,
      label: label[language],
      badge: badge?.[language] ?? '',
      inHeader: true,
      inFooter,
    };
  });

/** Those that the header names. */
export const useHeaderEntries = (): MenuEntry[] =>
  usePage().site.menu.filter(({ inHeader }) => inHeader);

/** What a page is called, wherever it is named. */
export function usePageNames(): (page: MenuPage) => string {
  const { text, site } = usePage();
  return (page) =>
    site.menu.find((entry) => entry.page === page)?.label ?? builtInMenu[page].label[text.language];
}

/** The page of the menu that an address belongs under: a post is in the blog. */
export function sectionOf(pathname: string): MenuPage | undefined {
  const kind = pageKindAt(languageOf(pathname) === 'ar' ? twinOf(pathname) : pathname);
  return menuPages.find((page) => page !== 'home' && page === kind);
}
