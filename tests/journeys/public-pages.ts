import { publicPaths } from '../../src/model/public-paths.ts';

/** One address per route, and one that is not there. */
export const publicPages = [
  '/',
  '/services',
  '/services/web-design-&-development',
  '/services/design-&-ux/ux-audit',
  '/localseo',
  '/localseo/dubai',
  '/our-work',
  '/about-us',
  '/blog',
  '/blog/page/2',
  '/blog-details/designing-arabic-first',
  '/contact-us',
  '/website-leasing',
  '/website-leasing/sar',
  '/page/privacy',
  '/nothing',
];

export const widths = [320, 390, 768, 1024, 1440];

/** Of the same kind as another one here. */
export const likeAnother = ['/blog/page/2', '/website-leasing/sar'];

/** Those that no record decides the address of. */
export const fixedPages = Object.values<string>(publicPaths).filter((path) => !path.includes(':'));
