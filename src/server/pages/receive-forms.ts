import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { message } from '../../model/messages/message.ts';
import type { Call } from '../http/calls.ts';
import { Refusal } from '../http/refusal.ts';
import { submissionsOf } from '../site/submissions.ts';
import { readVisitorWords } from '../wording/visitor-words.ts';
import { type RenderOptions, renderPage } from './render-page.ts';

const formType = 'application/x-www-form-urlencoded';

/** The longest message allowed, in Arabic letters that take six signs each, and some. */
const bodyLimit = 256 * 1024;

/** A form without JavaScript posts to its own page, which answers with itself and the message. */
export async function receiveForms(
  app: FastifyInstance,
  { calls, ...options }: RenderOptions & { calls: readonly Call[] },
): Promise<void> {
  // In a scope of its own: the API takes no such body.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    // Before the body is read.
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      if (/^\/(?:api|admin)(?:\/|$|\?)/i.test(request.url)) return reply.callNotFound();
      refuseStrangers(request, options.publicUrl);
    };
    scope.post('/*', { onRequest, bodyLimit }, async (request, reply) => {
      const values = Object.fromEntries(new URLSearchParams(String(request.body ?? '')));
      const words = await readVisitorWords(options.reader);
      const { status, headers, html } = await renderPage(request.url, options, {
        posted: { values, submissions: submissionsOf(calls, request, reply, words) },
      });
      return reply
        .code(status)
        .headers({ ...headers, 'cache-control': 'no-store' })
        .send(html);
    });
  });
}

/**
 * Another site may not send a form in its visitor's name. Browsers say where a post comes from; a
 * program that says nothing has no visitor to deceive.
 */
function refuseStrangers({ headers }: FastifyRequest, publicUrl: string): void {
  const site = headers['sec-fetch-site'];
  const isOwn = site
    ? site === 'same-origin' || site === 'none'
    : !headers.origin || isSameHost(headers.origin, [headers.host, new URL(publicUrl).host]);
  if (!isOwn) throw new Refusal(403, message('fromAnotherSite'));
}

const isSameHost = (origin: string, hosts: (string | undefined)[]) =>
  hosts.includes(URL.parse(origin)?.host);
