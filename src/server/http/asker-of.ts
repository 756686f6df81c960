import type { FastifyRequest } from 'fastify';
import type { Language } from '../../model/language.ts';
import type { Asker } from '../answers/render-queue.ts';
import { goneOf } from './gone.ts';
import { languageOfSender } from './language-of-sender.ts';
import { widerNetworkOf } from './network-of.ts';

/** An IPv6 /48 or an IPv4 /24 is one: a single line is often given as much. */
export const askerOf = (
  request: FastifyRequest,
  language: Language = languageOfSender(request),
): Asker => ({ network: widerNetworkOf(request.ip), language, gone: goneOf(request) });
