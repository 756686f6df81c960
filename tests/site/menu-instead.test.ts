import { menu } from 'virtual:built-in-menu/en';
import { expect, test } from 'vitest';
import { menuInstead } from '../../src/web/site/islands/services-menu/menu-instead.ts';

const colour = 'pair4';

test('where the menu cannot be read the groups of the page stay, and no other agency shows', () => {
  const known = { name: 'Digital Marketing', route: '/digital-marketing', colour } as const;
  const own = { name: 'Wells', route: '/wells', colour } as const;
  const renamed = { name: 'Design', route: '/design-&-ux', colour } as const;
  const shown = menuInstead([own, known, renamed], menu);
  expect(Object.keys(shown)).toEqual(['Wells', 'Digital Marketing', 'Design']);
  expect(shown.Wells).toEqual({ route: '/wells', colour, categories: {} });
  expect(shown.Design).toEqual({ route: '/design-&-ux', colour, categories: {} });
  expect(shown['Digital Marketing']).toEqual({ ...menu['Digital Marketing'], colour });
});

test('where the page could not read them either, all of the built-in menu shows', () => {
  const groups = Object.entries(menu).map(([name, group]) => ({ name, ...group }));
  expect(menuInstead(groups, menu)).toEqual(menu);
});
