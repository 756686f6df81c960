import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type ContentReader, contentReader } from './site/content.ts';

/** The whole answer to a page request; the server around it caches, compresses and adds headers. */
export function render(request: Request, content: ContentReader): Promise<Response> {
  return answer(request, new RouterContextProvider(new Map([[contentReader, content]])));
}

// The generated module's optional exports may be undefined, which exact optional types refuse.
const answer = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
