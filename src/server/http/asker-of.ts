import type { FastifyRequest } from 'fastify';
import type { Language } from '../../model/language.ts';
import { goneOf } from './gone.ts';
import { languageOfSender } from './language-of-sender.ts';
import { widerNetworkOf } from './network-of.ts';

/** Who waits for an answer that has to be made. */
export interface Asker {
  network: string;
  language: Language;
  /** Aborts when the answer can no longer be sent. */
  gone?: AbortSignal;
}

/**
 * An IPv6 /48 or an IPv4 /24 is one network: a single household is often given as much. Questions to
 * the API and forms may come by the hundred, and never hold up the pages of the same network.
 */
export const askerOf = (
  request: FastifyRequest,
  language: Language = languageOfSender(request),
): Asker => {
  const { method, url } = request;
  const part = url.startsWith('/api/') ? 'api' : method === 'POST' ? 'forms' : 'pages';
  return { network: `${widerNetworkOf(request.ip)} ${part}`, language, gone: goneOf(request) };
};
