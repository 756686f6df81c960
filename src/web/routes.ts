import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import type { Language } from '../model/language.ts';
import { publicPaths } from '../model/public-paths.ts';

/** The folder of each page but home, which is the index. */
const pages: [path: string, page: string][] = [
  [publicPaths.services, 'services'],
  [publicPaths.mainService, 'service'],
  [publicPaths.primaryService, 'primary-service'],
  [publicPaths.locations, 'locations'],
  [publicPaths.location, 'location'],
  [publicPaths.ourWork, 'our-work'],
  [publicPaths.about, 'about'],
  [publicPaths.blog, 'blog'],
  [publicPaths.olderPosts, 'older-posts'],
  [publicPaths.post, 'blog-details'],
  [publicPaths.contact, 'contact'],
  [publicPaths.leasing, 'leasing'],
  [publicPaths.leasingInRiyals, 'leasing'],
];

export default [
  ...publicRoutes('en'),
  ...prefix('ar', publicRoutes('ar')),
  route('admin', 'admin/admin.tsx', [
    index('admin/account/sign-in.tsx'),
    layout('admin/signed-in.tsx', [
      route('dashboard', 'admin/dashboard.tsx'),
      route('profile', 'admin/account/profile.tsx'),
      route('media', 'admin/media/media.tsx'),
      route('leads', 'admin/leads/layout.tsx', [
        index('admin/leads/leads.tsx'),
        route(':leadId', 'admin/leads/opened-lead.tsx'),
      ]),
      // Which screen it is, and whether there is one, says the table in admin/screens.ts.
      route('*', 'admin/screen.tsx'),
    ]),
  ]),
] satisfies RouteConfig;

/** Both languages share the page modules; ids must differ, and the layout brings the texts. */
function publicRoutes(language: Language): RouteConfigEntry[] {
  const id = (page: string) => ({ id: `${language}/${page}` });
  return [
    layout(`site/layout/${language}.tsx`, { id: language }, [
      index('site/pages/home/home.tsx', id('home')),
      ...pages.map(([path, page]) =>
        route(path.slice(1), `site/pages/${page}/${page}.tsx`, id(path.slice(1))),
      ),
      route('*', 'site/pages/not-found.tsx', id('not-found')),
    ]),
  ];
}
