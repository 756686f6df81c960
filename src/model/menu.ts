import type { Bilingual } from './language.ts';
import type { publicPaths } from './public-paths.ts';

/** The pages that the menu can name, in the order that is built in. */
export const menuPages = [
  'home',
  'leasing',
  'services',
  'ourWork',
  'about',
  'contact',
  'blog',
] as const satisfies (keyof typeof publicPaths)[];

export type MenuPage = (typeof menuPages)[number];

interface BuiltInEntry {
  label: Bilingual;
  badge?: Bilingual;
  inFooter: boolean;
}

/** What the menu says while nobody has changed it, and where the content cannot be read. */
export const builtInMenu: Readonly<Record<MenuPage, BuiltInEntry>> = {
  home: { label: { en: 'Home', ar: 'الرئيسية' }, inFooter: true },
  leasing: {
    label: { en: 'Lease Your Website', ar: 'استأجر موقعك' },
    badge: { en: 'NEW', ar: 'جديد' },
    inFooter: false,
  },
  services: { label: { en: 'Services', ar: 'خدماتنا' }, inFooter: true },
  ourWork: { label: { en: 'Our Work', ar: 'أعمالنا' }, inFooter: false },
  about: { label: { en: 'About', ar: 'من نحن' }, inFooter: true },
  contact: { label: { en: 'Contact', ar: 'تواصل معنا' }, inFooter: true },
  blog: { label: { en: 'Blog', ar: 'المدونة' }, inFooter: true },
};
