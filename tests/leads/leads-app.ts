import { tmpdir } from 'node:os';
import fastify from 'fastify';
import { answerErrors } from '../../src/server/http/answer-errors.ts';
import { mountCalls } from '../../src/server/http/calls.ts';
import { visitor } from '../../src/server/http/gate.ts';
import { limitInProcess } from '../../src/server/http/limiters.ts';
import { leadAdminCalls } from '../../src/server/leads/admin-calls.ts';
import { leadCalls } from '../../src/server/leads/calls.ts';
import { createLeadReceiver, type LeadOptions } from '../../src/server/leads/receive-lead.ts';
import { createShelf } from '../../src/server/leads/shelf.ts';
import { signedIn } from '../support/stored-administrator.ts';

/** The leads' calls alone; whoever sends any token is the administrator. */
export function leadsApp(
  given: Pick<LeadOptions, 'db' | 'mailer' | 'now' | 'telephone'> &
    Partial<Pick<LeadOptions, 'shelf'>>,
) {
  const options = { shelf: createShelf(tmpdir()), createLimiter: limitInProcess, ...given };
  const eraseDeleted = async () => {};
  const app = fastify();
  answerErrors(app);
  mountCalls(
    app,
    [...leadCalls(createLeadReceiver(options)), ...leadAdminCalls({ ...options, eraseDeleted })],
    async (token) => (token ? signedIn : visitor),
  );

  async function call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    token = 'token',
  ) {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const request = { method, url: `/api${path}`, headers, ...(body && { payload: body }) };
    const answer = await app.inject(request);
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const { statusCode: status, headers: sent } = answer;
    return { status, headers: sent, body: isJson ? answer.json() : answer.body };
  }
  return { call, close: () => app.close() };
}
