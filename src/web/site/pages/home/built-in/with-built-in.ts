import type { Language } from '../../../../../model/language.ts';
import type { FaqItem, Home, Menu, Navbar, PortfolioItem } from '../../../content.ts';
import type { ServiceGroup } from './built-in-home.ts';

export interface ShownHome {
  portfolio: PortfolioItem[];
  faq: FaqItem[];
  services: ServiceGroup[];
}

/** What the page shows of the answers. An empty list shows the built-in one, loaded only then. */
export async function withBuiltIn(
  home: Home,
  navbar: Navbar | null,
  language: Language,
): Promise<ShownHome> {
  const shown = {
    portfolio: home.portfolio.map(({ name, description, image, imageAlt, imageFocus }) => ({
      name,
      description,
      image,
      imageAlt,
      imageFocus,
    })),
    faq: home.faq.map(({ question, answer }) => ({ question, answer })),
    services: groupsOf(navbar?.[language === 'ar' ? 'Arabic' : 'English'] ?? {}),
  };
  if (Object.values(shown).every((list) => list.length > 0)) return shown;
  const { builtIn } = language === 'ar' ? await import('./ar.ts') : await import('./en.ts');
  return {
    portfolio: shown.portfolio.length > 0 ? shown.portfolio : builtIn.portfolio,
    faq: shown.faq.length > 0 ? shown.faq : builtIn.faq,
    services: shown.services.length > 0 ? shown.services : builtIn.services,
  };
}

const groupsOf = (menu: Menu): ServiceGroup[] =>
  Object.entries(menu).map(([name, { route, categories }]) => ({
    name,
    route,
    services: Object.entries(categories).map(([service, category]) => ({
      name: service,
      route: category.route,
    })),
  }));
