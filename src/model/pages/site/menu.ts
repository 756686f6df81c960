import { builtInMenu, type MenuPage, menuPages } from '../../menu.ts';
import { choice, list, text, toggle } from '../../vocabulary/fields.ts';
import { block } from '../../vocabulary/nodes.ts';

const pageNames = Object.fromEntries(
  menuPages.map((page) => [page, builtInMenu[page].label]),
) as Record<MenuPage, (typeof builtInMenu)[MenuPage]['label']>;

export const menu = block({
  noun: 'menu',
  fields: {
    entries: list(
      'Menu entries',
      {
        page: choice('Page', pageNames, { fallback: 'home' }),
        label: text('Label', { max: 40 }),
        badge: text('Badge', {
          required: false,
          max: 20,
          hint: { en: 'A word beside the entry, such as NEW', ar: 'كلمة بجانب الاسم، مثل: جديد' },
        }),
        inHeader: toggle('In the menu'),
        inFooter: toggle('In the footer'),
      },
      { oneForEach: 'page' },
    ),
  },
  builtIn: {
    entries: menuPages.map((page) => {
      const { label, badge, inFooter } = builtInMenu[page];
      return {
        page,
        label: label.en,
        badge: badge?.en ?? '',
        inHeader: true,
        inFooter,
        ar: { label: label.ar, ...(badge && { badge: badge.ar }) },
      };
    }),
    ar: {},
  },
});
