import { groupColour } from '../../../../../model/brand/group-colour.ts';
import type { Menu } from '../../../content.ts';

/** A category's name, the last part of its route, and its two columns. */
type Category = [name: string, slug: string, column1: string[], column2: string[]];

interface Group {
  name: string;
  route: string;
  categories: Category[];
  featuredArticles?: string[];
}

export function menuOf(groups: Group[]): Menu {
  return Object.fromEntries(
    groups.map(({ name, route, categories, ...rest }, position) => [
      name,
      {
        ...rest,
        route,
        colour: groupColour('auto', position),
        categories: categoriesOf(route, categories),
      },
    ]),
  );
}

const categoriesOf = (group: string, categories: Category[]) =>
  Object.fromEntries(
    categories.map(([name, slug, column1, column2]) => [
      name,
      { route: `${group}/${slug}`, column1, column2 },
    ]),
  );
