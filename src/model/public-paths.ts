/**
 * Where visitors meet the site, in English; the Arabic twin has `/ar` before it. Pages and kinds of
 * content name theirs in the model; routes and links, which take no values from there, read it here.
 */
export const publicPaths = {
  home: '/',
  services: '/services',
  mainService: '/services/:group',
  primaryService: '/services/:group/:service',
  locations: '/localseo',
  location: '/localseo/:location',
  ourWork: '/our-work',
  about: '/about-us',
  blog: '/blog',
  olderPosts: '/blog/page/:page',
  post: '/blog-details/:slug',
  contact: '/contact-us',
  simplePage: '/page/:slug',
  leasing: '/website-leasing',
  leasingInRiyals: '/website-leasing/sar',
} as const;

export type PublicPage = keyof typeof publicPaths;

/** Leads nowhere on purpose: what stands at such an address can be looked at there. */
export const notFoundPath = '/not-found';

/** What feed readers ask for. */
export const feedPath = `${publicPaths.blog}/rss.xml`;

/** A path with a part for each of its `:names`, in their order. */
export function fillPath(path: string, ...parts: (string | number)[]): string {
  const left = [...parts];
  return path.replaceAll(/:\w+/g, () => String(left.shift() ?? ''));
}

/** On the first page of the blog the hero and the six of the grid. */
export const postsOnPage = 7;

export const locationsInFooter = 50;
