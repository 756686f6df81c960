import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { splitQuery } from '../../model/addresses.ts';
import type { AnswerCache } from '../answers/answer-cache.ts';
import { revalidate } from '../answers/headers.ts';
import type { Answer } from '../answers/prepared-answer.ts';
import { sendPrepared } from '../answers/send-prepared.ts';
import type { Changes } from '../content/changes.ts';
import { askerOf } from '../http/asker-of.ts';
import { Refusal } from '../http/refusal.ts';
import { utf8 } from '../http/utf8.ts';
import type { LeadReceiver } from '../leads/receive-lead.ts';
import { debounce } from '../timing/debounce.ts';
import { createTurns } from '../timing/turns.ts';
import { receiveForms } from './receive-forms.ts';
import { type RenderOptions, renderPage } from './render-page.ts';
import { serveAssets } from './serve-assets.ts';
import { sendShortPage } from './short-page.ts';
import type { WebBuild } from './web-build.ts';

interface Options extends Omit<RenderOptions, 'log'> {
  answers: AnswerCache;
  changes: Changes;
  /** Where forms without JavaScript go. */
  leads: LeadReceiver;
}

/** Every address that is nothing else is a page of the site or of the admin area. */
export async function servePages(app: FastifyInstance, given: Options): Promise<void> {
  const { answers, changes } = given;
  const options = { ...given, log: app.log };
  const { resolve } = options;
  // In a row of their own: no page waits for them.
  const takeRedirectTurn = createTurns();
  const { development } = options.web;

  if (!development) await serveAssets(app);
  app.get('/*', { errorHandler: refuseShortly }, async (request, reply) => {
    if (/^\/api(\/|$|\?)/.test(request.url)) return reply.callNotFound();
    if (development && (await isSource(request, reply, development))) return;
    const [path, query] = splitQuery(request.url);
    const found = await resolve(path);
    if (found.movedTo !== undefined) {
      // A thousand spellings of one page may come down one connection at once.
      await takeRedirectTurn();
      return reply.headers(revalidate).redirect(found.movedTo + query, 301);
    }
    const { address } = found;
    const key = development ? undefined : address;
    const answer = await answers.answer(
      key,
      () => renderForAll(address, options),
      askerOf(request),
    );
    sendPrepared(answer, request, reply);
  });
  await receiveForms(app, options);

  changes.onChange(
    debounce(async () => {
      for (const key of answers.mostAskedPages(keptWarm)) {
        if (isPage(key))
          await answers.answer(key, () => renderForAll(key, options)).catch(() => {});
      }
    }),
  );
}

function refuseShortly(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  if (!(error instanceof Refusal) || !error.isExpected) throw error;
  sendShortPage(error, request, reply);
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

/** The sitemap and the feeds are kept among them. */
const isPage = (key: string) => !/\.(?:xml|txt)$/.test(key);

/** The request's own headers stay outside: a page is the same for everybody. */
async function renderForAll(url: string, options: RenderOptions): Promise<Answer> {
  const { html, ...page } = await renderPage(url, options);
  return { ...page, body: [utf8(html)], headers: { ...page.headers, ...revalidate } };
}
