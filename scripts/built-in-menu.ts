import type { Plugin } from 'vite';
import { servicesContent } from '../demo/services/index.ts';
import { groupColour } from '../src/model/brand/group-colour.ts';
import type { Menu } from '../src/model/contracts/named-answers.ts';
import type { Language } from '../src/model/language.ts';
import { slugOf } from '../src/model/slug.ts';

const prefix = '\0virtual:built-in-menu/';

/**
 * The services of the demo as the menu of a page that cannot read its own, a module a language. It
 * features no articles: whether there are such posts cannot be read either.
 */
export const builtInMenu = (): Plugin => ({
  name: 'built-in-menu',
  resolveId: (id) => (`\0${id}`.startsWith(prefix) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(prefix)) return;
    const menu = menuIn(id.slice(prefix.length) as Language);
    return `export const menu = ${JSON.stringify(menu)};`;
  },
});

const menuIn = (language: Language): Menu =>
  Object.fromEntries(
    servicesContent.services.map((group, position) => {
      const route = `/${slugOf(group.title)}`;
      const categories = group.primaryServices.map((service) => {
        const labels = service.secondaryServices.map((each) => inLanguage(each, language).title);
        const half = Math.ceil(labels.length / 2);
        const columns = { column1: labels.slice(0, half), column2: labels.slice(half) };
        return [
          inLanguage(service, language).title,
          { route: `${route}/${slugOf(service.title)}`, ...columns },
        ];
      });
      return [
        inLanguage(group, language).title,
        {
          route,
          colour: groupColour(group.colour ?? 'auto', position),
          categories: Object.fromEntries(categories),
        },
      ];
    }),
  );

const inLanguage = <R extends { ar?: object }>(record: R, language: Language): R =>
  language === 'ar' ? { ...record, ...record.ar } : record;
