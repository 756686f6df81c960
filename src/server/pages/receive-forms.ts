import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { leadForms } from '../../model/forms/lead-forms.ts';
import { message } from '../../model/messages/message.ts';
import { bodyLimits, refuseOtherTypes } from '../http/accept-bodies.ts';
import type { Call } from '../http/calls.ts';
import { languageOfSender } from '../http/language-of-sender.ts';
import { Refusal } from '../http/refusal.ts';
import { takeTurn } from '../process/take-turn.ts';
import type { Addresses } from '../site/addresses.ts';
import { movedTo } from '../site/redirects.ts';
import { submissionsOf } from '../site/submissions.ts';
import { escapeXml } from '../site/xml.ts';
import { readVisitorWords } from '../wording/visitor-words.ts';
import { type RenderOptions, renderPage } from './render-page.ts';

const formType = 'application/x-www-form-urlencoded';

interface Options extends RenderOptions {
  addresses: Addresses;
  calls: readonly Call[];
}

/**
 * A form without JavaScript posts to its own page, which answers with itself and the message. To
 * make a page costs far more than to send a form: whatever can be refused is refused before.
 */
export async function receiveForms(app: FastifyInstance, given: Options): Promise<void> {
  const { calls, addresses, ...options } = given;
  // One limit for all the forms, so that any of their calls can tell.
  const { admit } = calls.find(({ path }) => path === '/contact/submit') ?? {};
  // In a scope of its own: the API takes no such body.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error, request, reply) => {
      const isForVisitor = error instanceof Refusal && error.status < 500;
      if (!isForVisitor || !request.url.startsWith('/')) throw error;
      return sendRefusal(error, request, reply);
    });
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      if (/^\/(?:api|admin)(?:\/|$|\?)/i.test(request.url)) return reply.callNotFound();
      refuseStrangers(request, options.publicUrl);
      refuseOtherTypes(request, [formType], message('bodyNotForm'));
      await admit?.({ address: request.ip, http: request });
      const address = await movedTo(addresses, request.url);
      // The form goes on to that page.
      if (address) return reply.redirect(address, 308);
    };
    scope.post('/*', { onRequest, bodyLimit: bodyLimits.form }, async (request, reply) => {
      const values = Object.fromEntries(new URLSearchParams(String(request.body ?? '')));
      const words = await readVisitorWords(options.reader);
      if (!Object.hasOwn(leadForms, values.form ?? '')) {
        const say = words.sayIn(languageOfSender(request));
        throw new Refusal(400, message('unknownForm'), { say });
      }
      await takeTurn();
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

/** Short, for a page would have to be made. */
function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOfSender(request);
  const said = escapeXml(refusal.message);
  return reply
    .code(refusal.status)
    .headers({
      ...refusal.headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-store',
    })
    .send(
      `<!DOCTYPE html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${said}</title></head><body><p>${said}</p></body></html>`,
    );
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
