import { type PublicPage, publicPaths } from '../../src/model/public-paths.ts';

const addresses: Record<PublicPage, string> = {
  home: '/',
  services: '/services',
  mainService: '/services/web-design-&-development',
  primaryService: '/services/design-&-ux/ux-audit',
  locations: '/localseo',
  location: '/localseo/dubai',
  ourWork: '/our-work',
  about: '/about-us',
  blog: '/blog',
  olderPosts: '/blog/page/2',
  post: '/blog-details/designing-arabic-first',
  contact: '/contact-us',
  leasing: '/website-leasing',
  leasingInRiyals: '/website-leasing/sar',
  simplePage: '/page/privacy',
};

/** One address per route, and one that is not there. */
export const publicPages = [...Object.values(addresses), '/nothing'];

export const widths = [320, 390, 768, 1024, 1440];

/** Of the same kind as another one here. */
export const likeAnother = [addresses.olderPosts, addresses.leasingInRiyals];

/** Those that no record decides the address of. */
export const fixedPages = Object.values<string>(publicPaths).filter((path) => !path.includes(':'));
