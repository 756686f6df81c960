import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRequest, RenderedPage } from '../../model/contracts/page-request.ts';
import { root } from '../process/root.ts';
import { StartProblem } from '../process/start-problem.ts';

/** The pages: what the build exports, or Vite while somebody works on them. */
export interface WebBuild {
  render(request: PageRequest): Promise<RenderedPage>;
  /** The scripts that pages carry inline. */
  inlineScripts: readonly string[];
  /** Serves the sources of the pages; only while somebody works on them. */
  development?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close(): Promise<void>;
}

const entries = {
  site: 'src/web/site/browser/start.ts',
  admin: 'src/web/admin/start.tsx',
} as const;

export async function loadProductionBuild(): Promise<WebBuild> {
  const entry = join(root, 'build/server/index.js');
  if (!existsSync(entry)) throw new StartProblem('The site is not built yet; run `npm run build`.');
  const { render, inlineScripts } = await import(pathToFileURL(entry).href);
  const files = builtFiles();
  return {
    render: (request) => render(request, files),
    inlineScripts,
    close: async () => {},
  };
}

/** The names that the build gave the scripts, and the style sheets that belong to them. */
function builtFiles() {
  const read = (part: keyof typeof entries): { file: string; css?: string[] } =>
    JSON.parse(readFileSync(join(root, `build/client/${part}.json`), 'utf8'))[entries[part]];
  const { file, css = [] } = read('admin');
  const styles = css.map((style) => `/${style}`);
  return { site: `/${read('site').file}`, admin: { script: `/${file}`, styles } };
}

export async function loadDevelopmentBuild(): Promise<WebBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } });
  const files = { site: `/${entries.site}`, admin: { script: `/${entries.admin}`, styles: [] } };
  return {
    async render(request) {
      const { render } = await vite.ssrLoadModule('/src/web/render.tsx');
      const { html, ...rest } = await render(request, files);
      // Vite's own scripts go into the page.
      return { ...rest, html: html && (await vite.transformIndexHtml(request.pathname, html)) };
    },
    inlineScripts: [],
    development: vite.middlewares,
    close: () => vite.close(),
  };
}
