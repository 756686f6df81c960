import type { Language } from '../../../../../model/language.ts';
import type { FaqItem, Home, Menu, Navbar, PortfolioItem } from '../../../content.ts';
import { builtIn as ar } from './ar.ts';
import type { ServiceGroup } from './built-in-home.ts';
import { builtIn as en } from './en.ts';

export interface ShownHome {
  portfolio: PortfolioItem[];
  faq: FaqItem[];
  services: ServiceGroup[];
}

/**
 * What the page shows of the answers. An empty list shows the built-in one; built-in services have
 * no pages, and stand only in for those that cannot be read.
 */
export function withBuiltIn(home: Home, navbar: Navbar | null, language: Language): ShownHome {
  const builtIn = { en, ar }[language];
  return {
    portfolio: home.portfolio.length > 0 ? home.portfolio : builtIn.portfolio,
    faq: home.faq.length > 0 ? home.faq : builtIn.faq,
    services: navbar
      ? groupsOf(navbar[language === 'ar' ? 'Arabic' : 'English'])
      : builtIn.services,
  };
}

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
