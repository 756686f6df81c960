import { features, type KindsWith } from '../features/index.ts';
import type { Bilingual } from './language.ts';

/** The pages that the menu can name. */
export type MenuPage = KindsWith<'menu'>;

interface BuiltInEntry {
  label: Bilingual;
  badge?: Bilingual;
  inFooter: boolean;
}

/** What the menu says while nobody has changed it, and where the content cannot be read. */
export const builtInMenu = Object.fromEntries(
  Object.entries(features).flatMap(([page, { menu }]) => (menu ? [[page, menu]] : [])),
) as Readonly<Record<MenuPage, BuiltInEntry>>;

/** In the order that is built in. */
export const menuPages = Object.keys(builtInMenu) as MenuPage[];
