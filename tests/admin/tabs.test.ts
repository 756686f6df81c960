import { expect, test } from 'vitest';
import type { Screen } from '../../src/web/admin/screens/rows.ts';
import { screenAt, screens, tabsBeside } from '../../src/web/admin/screens.ts';

const tabsAt = (route: string) =>
  tabsBeside(screenAt(route) as Screen).map((screen) => screen.route);

test('a screen that only gathers what others show apart has no tab beside them', () => {
  const others = ['home/hero', 'portfolio', 'faq', 'home/headings', 'home/seo'];
  expect(tabsAt('portfolio')).toEqual(others);
  expect(tabsAt('home/seo')).toEqual(others);
  expect(tabsAt('home')).toEqual(['home', ...others]);
});

test('every other screen has its tab wherever one is in its section', () => {
  const lost = screens.filter(({ section, route }) =>
    screens.some((other) => other.section === section && !tabsAt(other.route).includes(route)),
  );
  expect(lost.map(({ route }) => route)).toEqual(['home']);
});
