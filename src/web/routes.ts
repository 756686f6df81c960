import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import type { Language } from '../model/language.ts';

const pages: [path: string, page: string][] = [
  ['services', 'services'],
  ['services/:subservice', 'service'],
  ['services/:subservice/:service', 'primary-service'],
  ['localseo', 'locations'],
  ['localseo/:location', 'location'],
  ['our-work', 'our-work'],
  ['about-us', 'about'],
  ['blog', 'blog'],
  ['blog/page/:page', 'older-posts'],
  ['blog-details/:slug', 'blog-details'],
  ['contact-us', 'contact'],
  ['website-leasing', 'leasing'],
  ['website-leasing/sar', 'leasing'],
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
      ...pages.map(([path, page]) => route(path, `site/pages/${page}/${page}.tsx`, id(path))),
      route('*', 'site/pages/not-found.tsx', id('not-found')),
    ]),
  ];
}
