import type { FastifyBaseLogger } from 'fastify';
import { splitQuery } from '../../model/addresses.ts';
import type { ContentReader } from '../../model/contracts/content-reader.ts';
import type { PageRequest } from '../../model/contracts/page-request.ts';
import type { Answer } from '../answers/prepared-answer.ts';
import { takeTurn } from '../timing/turns.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { Resolve } from './resolve.ts';
import type { WebBuild } from './web-build.ts';

export interface RenderOptions {
  web: WebBuild;
  reader: ContentReader;
  resolve: Resolve;
  log: FastifyBaseLogger;
  headers: Record<string, string>;
  publicUrl: string;
}

export interface PageAnswer extends Omit<Answer, 'body'> {
  html: string;
}

/** The whole answer to a request for a page; how long it may be kept is for the caller to add. */
export async function renderPage(
  url: string,
  { web, reader, resolve, log, headers, publicUrl }: RenderOptions,
  { isPreview = false, posted }: Partial<Pick<PageRequest, 'isPreview' | 'posted'>> = {},
): Promise<PageAnswer> {
  const [path, search] = splitQuery(url);
  const found = await resolve(path);
  // A save may have moved the page since it was asked for.
  if (found.movedTo !== undefined) {
    return { status: 301, html: '', headers: { ...headers, location: found.movedTo } };
  }
  const { address, ...page } = found;
  let isIncomplete = false;
  const logError = (error: unknown) => {
    isIncomplete = true;
    log.error({ err: error }, 'a page met an error');
  };
  const { status, html, style } = await web.render({
    ...page,
    pathname: address,
    search,
    publicUrl,
    content: reader,
    takeTurn,
    logError,
    isPreview,
    posted,
  });
  const own = { 'content-type': 'text/html; charset=utf-8' };
  const policy = web.development
    ? {}
    : {
        'content-security-policy': contentSecurityPolicy({
          html,
          scripts: web.inlineScripts,
          styles: style ? [style] : [],
          framed: await framedAddresses(reader).catch(() => {
            // A page can do without its settings, and so can this.
            isIncomplete = true;
            return [];
          }),
        }),
      };
  const isForMany = !page.isThere && page.failure === undefined;
  return { status, html, headers: { ...own, ...headers, ...policy }, isIncomplete, isForMany };
}

/** The map and the scheduler: the only strangers that a page may frame. */
async function framedAddresses(reader: ContentReader): Promise<string[]> {
  const { mapUrl, schedulingUrl } = await reader.page('settings');
  return [mapUrl, schedulingUrl];
}
