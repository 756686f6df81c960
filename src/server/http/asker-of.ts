import type { FastifyRequest } from 'fastify';
import type { Language } from '../../model/language.ts';
import type { Asker } from '../answers/render-queue.ts';
import { goneOf } from './gone.ts';
import { languageOfSender } from './language-of-sender.ts';
import { widerNetworkOf } from './network-of.ts';

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
