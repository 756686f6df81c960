import { renderToString } from 'react-dom/server';
import type { PageRequest, RenderedPage } from '../model/contracts/page-request.ts';
import { AdminDocument } from './admin/document.tsx';
import { inlineScripts } from './site/inline-scripts.ts';
import { renderSite } from './site/render-site.tsx';

export { inlineScripts };

/** The files of the build that pages name. */
export interface Files {
  site: string;
  admin: { script: string; styles: string[] };
}

/** The whole answer to a page request; the server around it caches, compresses and adds headers. */
export async function render(request: PageRequest, files: Files): Promise<RenderedPage> {
  if (!isAdmin(request.pathname)) return renderSite({ ...request, script: files.site });
  const html = `<!DOCTYPE html>${renderToString(<AdminDocument {...files.admin} />)}`;
  return { status: 200, html };
}

const isAdmin = (pathname: string) => /^\/admin(\/|$)/i.test(pathname);
