import type { FastifyRequest } from 'fastify';
import { languageOf } from '../../model/addresses.ts';
import type { Language } from '../../model/language.ts';

/** The language of the page that a form is sent to or from: the body that names it is not read yet. */
export function languageOfSender({
  url,
  headers,
}: Pick<FastifyRequest, 'url' | 'headers'>): Language {
  const page = url.startsWith('/api/') ? URL.parse(headers.referer ?? '')?.pathname : url;
  return languageOf(page ?? '');
}
