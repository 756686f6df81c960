import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentReader } from '../http/reads.ts';
import { root } from '../process/root.ts';
import { StartProblem } from '../process/start-problem.ts';
import type { Submissions } from '../site/submissions.ts';

/** What the pages are given; the web's own type says the same. */
export interface PageServices {
  content: ContentReader;
  logError(error: unknown): void;
  /** The nonce of the page's own scripts, for this page alone. */
  scriptMark: string;
  /** For a form that was posted. */
  submissions?: Submissions;
}

/** The pages: what the build exports, or Vite while somebody works on them. */
export interface WebBuild {
  render(request: Request, services: PageServices): Promise<Response>;
  /** Which route shows a path: `/ar/services/:subservice` or, where there is none, one with `*`. */
  routeAt?(
    path: string,
  ): { pattern: string; params: Record<string, string | undefined> } | undefined;
  /** Serves the sources of the pages; only while somebody works on them. */
  development?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close(): Promise<void>;
}

export async function loadProductionBuild(): Promise<WebBuild> {
  const entry = join(root, 'build/server/index.js');
  if (!existsSync(entry)) throw new StartProblem('The site is not built yet; run `npm run build`.');
  const { render, routeAt } = await import(pathToFileURL(entry).href);
  return { render, routeAt, close: async () => {} };
}

export async function loadDevelopmentBuild(): Promise<WebBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } });
  return {
    async render(request, services) {
      const { render } = await vite.ssrLoadModule('/src/web/handler.ts');
      return render(request, services);
    },
    development: vite.middlewares,
    close: () => vite.close(),
  };
}
