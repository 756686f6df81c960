import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOfSender } from '../http/language-of-sender.ts';
import type { Refusal } from '../http/refusal.ts';
import { escapeXml } from '../site/xml.ts';

/** A sentence instead of a page, which would have to be made. */
export function sendShortPage(
  {
    status,
    headers = {},
    message,
  }: Pick<Refusal, 'status' | 'message'> & Partial<Pick<Refusal, 'headers'>>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = languageOfSender(request);
  const said = escapeXml(message);
  return reply
    .code(status)
    .headers({
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-store',
    })
    .send(
      `<!DOCTYPE html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${said}</title></head><body><p>${said}</p></body></html>`,
    );
}
