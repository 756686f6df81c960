import * as build from 'virtual:react-router/server-build';
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { scriptMark } from './script-mark.ts';
import { type ContentReader, contentReader } from './site/content.ts';
import { errorLog } from './site/error-log.ts';
import { type Submissions, submissions } from './site/forms/action.ts';

/** What the server around the pages does for them. */
export interface Services {
  content: ContentReader;
  logError(error: unknown): void;
  /** The nonce of the page's own scripts, for this page alone. */
  scriptMark: string;
  /** For a form that was posted. */
  submissions?: Submissions;
}

/** The whole answer to a page request; the server around it caches, compresses and adds headers. */
export function render(request: Request, services: Services): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(contentReader, services.content);
  context.set(errorLog, services.logError);
  context.set(scriptMark, services.scriptMark);
  if (services.submissions) context.set(submissions, services.submissions);
  return answer(request, context);
}

/** Which route shows a path, by its pattern, for a server that answers many paths with one page. */
export function routeAt(path: string) {
  const matches = matchRoutes(routes, path);
  const match = matches?.at(-1);
  const parts = matches?.map(({ route }) => route.path).filter(Boolean);
  return match && { pattern: `/${parts?.join('/')}`, params: match.params };
}

/** The generated module has its routes in one list. */
const routesBelow = (parentId: string): RouteObject[] =>
  Object.values((build as ServerBuild).routes)
    .filter((route) => route !== undefined && (route.parentId ?? '') === parentId)
    .map((route) =>
      route?.index
        ? { id: route.id, index: true, path: route.path }
        : { id: route?.id, path: route?.path, children: routesBelow(route?.id ?? '') },
    ) as RouteObject[];

const routes = routesBelow('');

// The generated module's optional exports may be undefined, which exact optional types refuse.
const answer = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
