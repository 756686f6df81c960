import { renderToString } from 'react-dom/server';
import { AdminDocument } from './admin/document.tsx';
import { inlineScripts } from './site/inline-scripts.ts';
import { addressIn, languageOf } from './site/language/address.ts';
import { findRoute } from './site/pages.ts';
import { type Rendered, renderSite, type SiteRequest } from './site/render-site.tsx';

export { inlineScripts };

/** The files of the build that pages name. */
export interface Files {
  site: string;
  admin: { script: string; styles: string[] };
}

export type PageRequest = Omit<SiteRequest, 'script'>;

/** The whole answer to a page request; the server around it caches, compresses and adds headers. */
export async function render(request: PageRequest, files: Files): Promise<Rendered> {
  if (!isAdmin(request.pathname)) return renderSite({ ...request, script: files.site });
  const html = `<!DOCTYPE html>${renderToString(<AdminDocument {...files.admin} />)}`;
  return { status: 200, html };
}

/** Which route shows a path, by its pattern, for a server that answers many paths with one page. */
export function routeAt(pathname: string) {
  if (isAdmin(pathname)) return { pattern: '/admin/*', params: {} };
  const { path, params } = findRoute(pathname) ?? { path: '/*', params: {} };
  return { pattern: addressIn(languageOf(pathname), path), params };
}

const isAdmin = (pathname: string) => /^\/admin(\/|$)/i.test(pathname);
