import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf, splitQuery, twinOf } from '../../model/addresses.ts';
import type { ContentReader } from '../../model/contracts/content-reader.ts';
import { type LeadForm, leadForms } from '../../model/forms/lead-forms.ts';
import { message } from '../../model/messages/message.ts';
import type { AnswerCache } from '../answers/answer-cache.ts';
import { bodyLimits, endIfSlow, refuseOtherTypes } from '../http/accept-bodies.ts';
import { askerOf } from '../http/asker-of.ts';
import { languageOfSender } from '../http/language-of-sender.ts';
import { Refusal } from '../http/refusal.ts';
import type { LeadReceiver } from '../leads/receive-lead.ts';
import { readInUse } from '../site/read-in-use.ts';
import { readVisitorWords } from '../wording/visitor-words.ts';
import { type PageAnswer, type RenderOptions, renderPage } from './render-page.ts';
import { sendShortPage } from './short-page.ts';
import { submissionsOf } from './submit-form.ts';

const formType = 'application/x-www-form-urlencoded';

interface Options extends RenderOptions {
  answers: Pick<AnswerCache, 'add'>;
  leads: LeadReceiver;
}

/**
 * A form without JavaScript posts to its own page, which answers with itself and the message. To
 * make a page costs far more than to send a form, so a form is refused before that where it can be.
 */
export async function receiveForms(app: FastifyInstance, given: Options): Promise<void> {
  const { leads, answers, ...options } = given;
  const { resolve } = options;
  // In a scope of its own: the API takes no such body.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error, request, reply) => {
      const isForVisitor = error instanceof Refusal && error.status < 500;
      if (!isForVisitor || !request.url.startsWith('/')) throw error;
      return sendShortPage(error, request, reply);
    });
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      if (/^\/(?:api|admin)(?:\/|$|\?)/i.test(request.url)) return reply.callNotFound();
      refuseStrangers(request, options.publicUrl);
      refuseOtherTypes(request, [formType], message('bodyNotForm'));
      endIfSlow(request);
      await leads.admit({ address: request.ip, http: request });
      const [path, query] = splitQuery(request.url);
      const { movedTo } = await resolve(path);
      // The form goes on to that page.
      if (movedTo !== undefined) return reply.redirect(movedTo + query, 308);
    };
    scope.post('/*', { onRequest, bodyLimit: bodyLimits.form }, async (request, reply) => {
      const values = Object.fromEntries(new URLSearchParams(String(request.body ?? '')));
      const words = await readVisitorWords(options.reader);
      const { form = '' } = values;
      const say = words.sayIn(languageOfSender(request));
      if (!isLeadForm(form)) throw new Refusal(400, message('unknownForm'), { say });
      const submissions = submissionsOf({ leads, words, request, reply });
      // A form is received though its sender has hung up.
      const { gone: _, ...asker } = askerOf(request);
      let page: Promise<PageAnswer>;
      try {
        const posted = { form, values, submissions };
        const url = await inLanguageInUse(request.url, options.reader);
        page = answers.add(asker, () => renderPage(url, options, { posted })).made;
      } catch {
        // There is no place for a page, but for the message.
        const { status, message: said } = await submissions.submit(form, values);
        const instead = message(status === 200 ? 'thankYou' : 'somethingWrong');
        return sendShortPage({ status, message: said || say(instead) }, request, reply);
      }
      const { status, headers, html } = await page;
      return reply
        .code(status)
        .headers({ ...headers, 'cache-control': 'no-store' })
        .send(html);
    });
  });
}

const isLeadForm = (form: string): form is LeadForm => Object.hasOwn(leadForms, form);

/** A visitor who filled in a form before Arabic was switched off is answered in English. */
async function inLanguageInUse(url: string, reader: ContentReader): Promise<string> {
  if (languageOf(url) === 'en') return url;
  const { arabic } = await readInUse(reader).catch(() => ({ arabic: true }));
  return arabic ? url : twinOf(url);
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
