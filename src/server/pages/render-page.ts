import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../model/pages/settings/index.ts';
import type { Answer } from '../answers/prepared-answer.ts';
import type { ContentReader } from '../http/reads.ts';
import { takeTurn } from '../timing/turns.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { PageRequest, WebBuild } from './web-build.ts';

export interface RenderOptions {
  web: WebBuild;
  reader: ContentReader;
  log: FastifyBaseLogger;
  headers: Record<string, string>;
  publicUrl: string;
}

export interface RenderedPage extends Omit<Answer, 'body'> {
  html: string;
}

/** The whole answer to a request for a page; how long it may be kept is for the caller to add. */
export async function renderPage(
  url: string,
  { web, reader, log, headers, publicUrl }: RenderOptions,
  { isPreview = false, posted }: Partial<Pick<PageRequest, 'isPreview' | 'posted'>> = {},
): Promise<RenderedPage> {
  const { pathname, search } = new URL(publicUrl + url);
  let isIncomplete = false;
  const logError = (error: unknown) => {
    isIncomplete = true;
    log.error({ err: error }, 'a page met an error');
  };
  const { status, html, style, location } = await web.render({
    pathname,
    search,
    publicUrl,
    content: reader,
    takeTurn,
    logError,
    isPreview,
    posted,
  });
  const own = { 'content-type': 'text/html; charset=utf-8', ...(location && { location }) };
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
  return { status, html, headers: { ...own, ...headers, ...policy }, isIncomplete };
}

/** The map and the scheduler: the only strangers that a page may frame. */
async function framedAddresses(reader: ContentReader): Promise<string[]> {
  const { mapUrl, schedulingUrl } = (await reader.read('/settings')) as Settings;
  return [mapUrl, schedulingUrl];
}
