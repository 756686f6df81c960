import { message } from '../../model/messages/message.ts';
import type { Call } from '../http/calls.ts';
import { objectOf } from '../http/json-schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { Look } from './readiness.ts';

/** Beside `/health`, which only says that the process is alive and need not be started again. */
export const readyCall = (look: () => Promise<Look>): Call => ({
  method: 'GET',
  path: '/ready',
  name: 'getReadiness',
  summary: 'Whether the server can do all its work',
  description: 'Part by part; with 503, and the same parts beside the error, where it cannot.',
  for: 'everyone',
  failed: message('notReady'),
  answers: () =>
    objectOf({
      status: { type: 'string', const: 'ready' },
      parts: { type: 'object', additionalProperties: { type: 'string' } },
    }),
  async handle() {
    const found = await look();
    if (found.status === 'ready') return found;
    // It has its own line in the log, once, however often it is asked for.
    throw new Refusal(503, message('notReady'), { extra: { ...found }, isExpected: true });
  },
});
