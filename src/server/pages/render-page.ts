import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../model/pages/settings/index.ts';
import type { Answer } from '../answers/prepared-answer.ts';
import type { ContentReader } from '../http/reads.ts';
import type { Submissions } from '../site/submissions.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { takeMarkedScripts } from './marked-scripts.ts';
import type { WebBuild } from './web-build.ts';

export interface RenderOptions {
  web: WebBuild;
  reader: ContentReader;
  log: FastifyBaseLogger;
  headers: Record<string, string>;
}

/** The whole answer to a request for a page; how long it may be kept is for the caller to add. */
export async function renderPage(
  request: Request,
  { web, reader, log, headers }: RenderOptions,
  submissions?: Submissions,
): Promise<Answer> {
  const scriptMark = randomBytes(16).toString('base64url');
  const response = await web.render(request, {
    scriptMark,
    content: reader,
    logError: (error) => log.error({ err: error }, 'a page met an error'),
    ...(submissions && { submissions }),
  });
  const { status } = response;
  const own = Object.fromEntries(response.headers);
  const body = Buffer.from(await response.arrayBuffer());
  if (!own['content-type']?.startsWith('text/html')) {
    return { status, body, headers: { ...own, ...headers } };
  }
  const { html, scripts } = takeMarkedScripts(body.toString(), scriptMark);
  const framed = await framedAddresses(reader);
  return {
    status,
    body: Buffer.from(html),
    headers: {
      ...own,
      ...headers,
      ...(!web.development && {
        'content-security-policy': contentSecurityPolicy({ html, scripts, framed }),
      }),
    },
  };
}

/** The map and the scheduler: the only strangers that a page may frame. */
async function framedAddresses(reader: ContentReader): Promise<string[]> {
  // A page can do without its settings, and so can this.
  const settings = (await reader.read('/settings').catch(() => null)) as Settings | null;
  return settings ? [settings.mapUrl, settings.schedulingUrl] : [];
}
