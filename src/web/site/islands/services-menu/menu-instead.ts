import type { Menu } from '../../../../model/contracts/named-answers.ts';
import type { NamedGroup } from '../../layout/site-data.ts';

/**
 * Where the menu cannot be read: the groups that the page came with. Groups of the built-in menu have
 * its categories; an agency's own groups have none.
 */
export const menuInstead = (groups: NamedGroup[], builtIn: Menu): Menu =>
  Object.fromEntries(
    groups.map(({ name, route, colour }) => {
      const known = builtIn[name]?.route === route ? builtIn[name] : undefined;
      return [name, { categories: {}, ...known, route, colour }];
    }),
  );
