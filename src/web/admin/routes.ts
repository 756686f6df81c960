import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router';
import { Admin, AdminFailed, AdminLoading } from './admin.tsx';

/** What the file of a screen exports. */
interface ScreenFile {
  default: ComponentType;
  loader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** Each screen is loaded when it is first opened. */
export const routes: RouteObject[] = [
  {
    path: '/admin',
    Component: Admin,
    HydrateFallback: AdminLoading,
    ErrorBoundary: AdminFailed,
    children: [
      { index: true, lazy: from(() => import('./account/sign-in.tsx')) },
      {
        lazy: from(() => import('./signed-in.tsx')),
        children: [
          { path: 'dashboard', lazy: from(() => import('./dashboard.tsx')) },
          { path: 'profile', lazy: from(() => import('./account/profile.tsx')) },
          { path: 'media', lazy: from(() => import('./media/media.tsx')) },
          {
            path: 'leads',
            lazy: from(() => import('./leads/layout.tsx')),
            children: [
              { index: true, lazy: from(() => import('./leads/leads.tsx')) },
              { path: ':leadId', lazy: from(() => import('./leads/opened-lead.tsx')) },
            ],
          },
          // Which screen it is, and whether there is one, says the table in screens.ts.
          { path: '*', lazy: from(() => import('./screen.tsx')) },
        ],
      },
    ],
  },
];

function from(load: () => Promise<ScreenFile>) {
  return async () => {
    const { default: Component, ...rest } = await load();
    return { Component, ...rest };
  };
}
