import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../model/pages/settings/index.ts';
import type { Answer } from '../answers/prepared-answer.ts';
import type { ContentReader } from '../http/reads.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { PageRequest, WebBuild } from './web-build.ts';

export interface RenderOptions {
  web: WebBuild;
  reader: ContentReader;
  log: FastifyBaseLogger;
  headers: Record<string, string>;
  publicUrl: string;
}

/** The whole answer to a request for a page; how long it may be kept is for the caller to add. */
export async function renderPage(
  url: string,
  { web, reader, log, headers, publicUrl }: RenderOptions,
  { isPreview = false, posted }: Partial<Pick<PageRequest, 'isPreview' | 'posted'>> = {},
): Promise<Answer> {
  const { pathname, search } = new URL(publicUrl + url);
  const { status, html, location } = await web.render({
    pathname,
    search,
    publicUrl,
    content: reader,
    logError: (error) => log.error({ err: error }, 'a page met an error'),
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
          framed: await framedAddresses(reader),
        }),
      };
  return { status, body: Buffer.from(html), headers: { ...own, ...headers, ...policy } };
}

/** The map and the scheduler: the only strangers that a page may frame. */
async function framedAddresses(reader: ContentReader): Promise<string[]> {
  // A page can do without its settings, and so can this.
  const settings = (await reader.read('/settings').catch(() => null)) as Settings | null;
  return settings ? [settings.mapUrl, settings.schedulingUrl] : [];
}
