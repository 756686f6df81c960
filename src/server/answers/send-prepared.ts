import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sendable } from './prepared-answer.ts';

/** Past the framework; if sending fails the reply is still the framework's, to say so. */
export function sendPrepared(answer: Sendable, request: FastifyRequest, reply: FastifyReply): void {
  answer.send(request.raw, reply.raw);
  reply.hijack();
}
