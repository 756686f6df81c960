import { message } from '../../model/messages/message.ts';
import type { Call } from '../http/calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { Look } from './readiness.ts';

/** Beside `/health`, which only says that the process is alive and need not be started again. */
export const readyCall = (look: () => Promise<Look>): Call => ({
  method: 'GET',
  path: '/ready',
  summary: 'Whether the server can do all its work, part by part; 503 where it cannot',
  admin: false,
  failed: message('notReady'),
  answers: () => ({
    type: 'object',
    properties: {
      status: { type: 'string', enum: ['ready', 'not ready', 'stopping'] },
      parts: { type: 'object', additionalProperties: { type: 'string' } },
    },
  }),
  async handle() {
    const found = await look();
    if (found.status === 'ready') return found;
    // It has its own line in the log, once, however often it is asked for.
    throw new Refusal(503, message('notReady'), { extra: { ...found }, isExpected: true });
  },
});
