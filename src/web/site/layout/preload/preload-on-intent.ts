import { type DataRouteMatch, type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { earlyReader } from '../../api-reader.ts';
import { contentReader } from '../../content.ts';

/** Where React Router keeps what it knows in the browser. */
declare global {
  interface Window {
    __reactRouterDataRouter?: {
      state: { matches: DataRouteMatch[] };
      match(path: string): DataRouteMatch[] | null;
    };
    __reactRouterManifest?: { routes: Record<string, { module: string }> };
  }
}

const meantAfter = 80;

let waiting: number | undefined;

/** Loads the page behind a link, its code and its content, once somebody means to follow it. */
export function preloadOnIntent(event: Event) {
  clearTimeout(waiting);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  waiting = window.setTimeout(preload, meantAfter, new URL(link.href));
}

function preload(url: URL) {
  const router = window.__reactRouterDataRouter;
  const shown = new Set(router?.state.matches.map(({ route }) => route.id));
  for (const { route, params } of router?.match(url.pathname) ?? []) {
    if (!shown.has(route.id)) preloadRoute(route.id, { url, params }).catch(() => {});
  }
}

type Address = Pick<LoaderFunctionArgs, 'url' | 'params'>;

async function preloadRoute(id: string, address: Address) {
  const { module } = window.__reactRouterManifest?.routes[id] ?? {};
  if (!module) return;
  const { clientLoader } = (await import(/* @vite-ignore */ module)) as {
    clientLoader?: (args: Omit<LoaderFunctionArgs, 'request' | 'pattern'>) => Promise<unknown>;
  };
  const context = new RouterContextProvider(new Map([[contentReader, earlyReader]]));
  await clientLoader?.({ ...address, context });
}
