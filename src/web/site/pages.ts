import { publicPaths } from '../../model/public-paths.ts';
import { languageOf, twinOf } from './language/address.ts';
import { aboutPage } from './pages/about/about.tsx';
import { blogPage } from './pages/blog/blog.tsx';
import { postPage } from './pages/blog-details/blog-details.tsx';
import { contactPage } from './pages/contact/contact.tsx';
import { homePage } from './pages/home/home.tsx';
import { leasingPage } from './pages/leasing/leasing.tsx';
import { locationPage } from './pages/location/location.tsx';
import { locationsPage } from './pages/locations/locations.tsx';
import { olderPostsPage } from './pages/older-posts/older-posts.tsx';
import { ourWorkPage } from './pages/our-work/our-work.tsx';
import { primaryServicePage } from './pages/primary-service/primary-service.tsx';
import { mainServicePage } from './pages/service/service.tsx';
import { servicesPage } from './pages/services/services.tsx';
import { simplePage } from './pages/simple-page/simple-page.tsx';
import type { SitePage } from './site-page.tsx';

const pages: Record<keyof typeof publicPaths, SitePage> = {
  home: homePage,
  services: servicesPage,
  mainService: mainServicePage,
  primaryService: primaryServicePage,
  locations: locationsPage,
  location: locationPage,
  ourWork: ourWorkPage,
  about: aboutPage,
  blog: blogPage,
  olderPosts: olderPostsPage,
  post: postPage,
  contact: contactPage,
  simplePage,
  leasing: leasingPage,
  leasingInRiyals: leasingPage,
};

const routes = Object.entries(publicPaths).map(([name, path]) => ({
  path,
  page: pages[name as keyof typeof publicPaths],
  // `/services/:subservice` in any case, with or without slashes at its end.
  shape: new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\/$/, '')}/*$`, 'i'),
}));

export interface RouteFound {
  /** As in `publicPaths`. */
  path: string;
  page: SitePage;
  params: Record<string, string>;
}

/** The page that an address leads to, in either language. */
export function findRoute(pathname: string): RouteFound | undefined {
  const english = languageOf(pathname) === 'ar' ? twinOf(pathname) : pathname;
  for (const { path, page, shape } of routes) {
    const match = shape.exec(english);
    const params = match && decode(match.groups ?? {});
    if (params) return { path, page, params };
  }
  return undefined;
}

/** Nothing where a part is no text at all. */
function decode(parts: Record<string, string>): Record<string, string> | null {
  try {
    return Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, decodeURIComponent(part)]),
    );
  } catch {
    return null;
  }
}
