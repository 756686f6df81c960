import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { firstScreenFirst } from './first-screen-first.ts';
import { ScriptMark, scriptMark } from './script-mark.ts';
import { errorLog } from './site/error-log.ts';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(scriptMark);
  let isShellReady = false;
  const page = await renderToReadableStream(
    <ScriptMark value={nonce}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </ScriptMark>,
    {
      nonce,
      onError(error) {
        // Before that the router hears of it, renders its error page and reports it itself.
        if (isShellReady) context.get(errorLog)(error);
      },
    },
  );
  isShellReady = true;
  // The page is cached as one piece, so nothing may arrive late.
  await page.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const { pathname } = new URL(request.url);
  // The admin area has nothing to show until its scripts run.
  const isWaiting = import.meta.env.PROD && !pathname.startsWith('/admin');
  const body = isWaiting ? firstScreenFirst(await new Response(page).text(), nonce) : page;
  return new Response(body, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { context }) => {
  const expected = isRouteErrorResponse(error) && error.status < 500;
  if (!expected) context.get(errorLog)(error);
};
