import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AnswerCache, keyOf } from '../answers/answer-cache.ts';
import { revalidate } from '../answers/headers.ts';
import type { Answer } from '../answers/prepared-answer.ts';
import type { Changes } from '../content/changes.ts';
import type { ContentReader } from '../content/reads.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { serveAssets } from './serve-assets.ts';
import type { WebBuild } from './web-build.ts';

interface Options {
  web: WebBuild;
  reader: ContentReader;
  answers: AnswerCache;
  changes: Changes;
  publicUrl: string;
  headers: Record<string, string>;
}

/** Every address that is nothing else is a page of the site or of the admin area. */
export async function servePages(app: FastifyInstance, options: Options): Promise<void> {
  const { answers, changes } = options;
  const { development } = options.web;

  if (!development) await serveAssets(app);
  app.get('/*', async (request, reply) => {
    if (development && (await isSource(request, reply, development))) return;
    const key = development ? undefined : keyOf(request.raw);
    const answer = await answers
      .answer(key, () => rendered(request.url, options))
      .catch((error: unknown) => {
        const lastGood = answers.lastGood(key);
        if (!lastGood) throw error;
        request.log.error(
          { err: error },
          'a page could not be rendered; the last good one is sent',
        );
        return lastGood;
      });
    reply.hijack();
    answer.send(request.raw, reply.raw);
  });

  changes.onChange(
    afterAPause(async () => {
      for (const key of answers.mostAsked(keptWarm)) {
        if (key.startsWith('/api/')) continue;
        await answers.answer(key, () => rendered(key, options)).catch(() => {});
      }
    }),
  );
}

/** Whether Vite has answered, with a module of the pages that somebody is working on. */
function isSource(
  request: FastifyRequest,
  reply: FastifyReply,
  development: NonNullable<WebBuild['development']>,
): Promise<boolean> {
  return new Promise((resolve) => {
    reply.raw.once('finish', () => {
      reply.hijack();
      resolve(true);
    });
    development(request.raw, reply.raw, () => resolve(false));
  });
}

/** The most asked-for pages are rendered again at once after a save. */
const keptWarm = 10;

/** The request's own headers stay outside: a page is the same for everybody. */
async function rendered(
  url: string,
  { web, reader, publicUrl, headers }: Options,
): Promise<Answer> {
  const response = await web.render(new Request(publicUrl + url), reader);
  const body = Buffer.from(await response.arrayBuffer());
  const own = Object.fromEntries(response.headers);
  const isHtml = own['content-type']?.startsWith('text/html') ?? false;
  return {
    status: response.status,
    body,
    headers: {
      ...own,
      ...revalidate,
      ...headers,
      ...(isHtml &&
        !web.development && { 'content-security-policy': contentSecurityPolicy(body.toString()) }),
    },
  };
}

function afterAPause(work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, 50).unref();
  };
}
