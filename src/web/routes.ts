import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import type { Language } from '../model/language.ts';

export default [
  ...publicRoutes('en'),
  ...prefix('ar', publicRoutes('ar')),
  route('admin', 'admin/admin.tsx', [
    index('admin/account/sign-in.tsx'),
    layout('admin/signed-in.tsx', [route('dashboard', 'admin/dashboard.tsx')]),
    route('*', 'admin/unknown.tsx'),
  ]),
] satisfies RouteConfig;

/** Both languages share the page modules; ids must differ, and the layout brings the texts. */
function publicRoutes(language: Language): RouteConfigEntry[] {
  const id = (page: string) => ({ id: `${language}/${page}` });
  return [
    layout(`site/layout/${language}.tsx`, { id: language }, [
      index('site/pages/home/home.tsx', id('home')),
      route('*', 'site/pages/not-found.tsx', id('not-found')),
    ]),
  ];
}
