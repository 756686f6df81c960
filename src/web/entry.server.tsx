import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
): Promise<Response> {
  const page = await renderToReadableStream(<ServerRouter context={router} url={request.url} />);
  // The page is cached as one piece, so nothing may arrive late.
  await page.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(page, { status, headers });
}

export function handleError(error: unknown) {
  const expected = isRouteErrorResponse(error) && error.status < 500;
  if (!expected) console.error(error);
}
