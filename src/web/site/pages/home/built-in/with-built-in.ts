import { menu as arabicMenu } from 'virtual:built-in-menu/ar';
import { menu as englishMenu } from 'virtual:built-in-menu/en';
import type { Menu, ServicesMenus } from '../../../../../model/contracts/named-answers.ts';
import type { Language } from '../../../../../model/language.ts';
import type { Home } from '../../../../../model/pages/home/index.ts';
import { builtIn as ar } from './ar.ts';
import type { FaqItem, PortfolioItem, ServiceGroup } from './built-in-home.ts';
import { builtIn as en } from './en.ts';

export interface ShownHome {
  portfolio: PortfolioItem[];
  faq: FaqItem[];
  services: ServiceGroup[];
}

/**
 * What the page shows of the answers. A list that never had a record shows the built-in one; built-in
 * services have no pages, and stand only in for those that cannot be read.
 */
export function withBuiltIn(
  home: Home,
  examples: readonly string[],
  navbar: ServicesMenus | null,
  language: Language,
): ShownHome {
  const builtIn = { en, ar }[language];
  const showsExamples = (list: 'portfolio' | 'faq') =>
    home[list].length === 0 && examples.includes(list);
  return {
    portfolio: showsExamples('portfolio') ? builtIn.portfolio : home.portfolio,
    faq: showsExamples('faq') ? builtIn.faq : home.faq,
    services: groupsOf((navbar ?? builtInNavbar)[language === 'ar' ? 'Arabic' : 'English']),
  };
}

const builtInNavbar: ServicesMenus = { English: englishMenu, Arabic: arabicMenu };

const groupsOf = (menu: Menu): ServiceGroup[] =>
  Object.entries(menu).map(([name, { route, colour, categories }]) => ({
    name,
    route,
    colour,
    services: Object.entries(categories).map(([service, category]) => ({
      name: service,
      route: category.route,
    })),
  }));
