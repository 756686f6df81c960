import type { Menu } from '../../content.ts';
import type { NamedGroup } from '../../layout/site-data.ts';

/**
 * Where the menu cannot be read: the groups that the page came with. The built-in menu knows the
 * categories of those that it has too; of an agency's own groups no more is said.
 */
export const menuInstead = (groups: NamedGroup[], builtIn: Menu): Menu =>
  Object.fromEntries(
    groups.map(({ name, route, colour }) => {
      const known = builtIn[name]?.route === route ? builtIn[name] : undefined;
      return [name, { categories: {}, ...known, route, colour }];
    }),
  );
