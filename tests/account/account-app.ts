import { tmpdir } from 'node:os';
import fastify, { type InjectOptions } from 'fastify';
import { type AccountOptions, createAccount } from '../../src/server/account/account.ts';
import { answerErrors } from '../../src/server/http/answer-errors.ts';
import { mountCalls } from '../../src/server/http/calls.ts';
import { type CreateLimiter, limitInProcess } from '../../src/server/http/limiters.ts';
import { trustedProxies } from '../../src/server/http/trusted-proxies.ts';
import { leadCalls } from '../../src/server/leads/calls.ts';
import { createLeadReceiver } from '../../src/server/leads/receive-lead.ts';
import { createShelf } from '../../src/server/leads/shelf.ts';
import { storeAdministrator } from '../support/stored-administrator.ts';

export const password = 'a right password';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  headers: Record<string, unknown>;
}

interface Given extends Omit<AccountOptions, 'createLimiter'> {
  createLimiter?: CreateLimiter;
  proxies?: string[];
}

/** The account's and the leads' calls alone, with an administrator called admin. */
export async function accountApp({ proxies, ...given }: Given) {
  const options = { createLimiter: limitInProcess, ...given };
  await storeAdministrator(options.db, password);
  const app = fastify({ trustProxy: proxies ? trustedProxies(proxies) : false });
  answerErrors(app);
  const account = createAccount(options);
  const { db, createLimiter, now } = options;
  const shelf = createShelf(tmpdir());
  const leads = leadCalls(createLeadReceiver({ db, createLimiter, shelf, ...(now && { now }) }));
  mountCalls(app, [...account.calls, ...leads], account.authenticate);

  async function call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { token, from, headers, body }: CallOptions = {},
  ): Promise<Answer> {
    const request: InjectOptions = {
      method,
      url: `/api${path}`,
      headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      remoteAddress: from ?? '192.0.2.1',
    };
    if (body !== undefined) {
      request.payload = JSON.stringify(body);
      request.headers = { ...request.headers, 'content-type': 'application/json' };
    }
    const answer = await app.inject(request);
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  }
  const signIn = (tried: string, from?: string, headers?: Record<string, string>) =>
    call('POST', '/admin/login', {
      body: { username: 'admin', password: tried },
      ...(from && { from }),
      ...(headers && { headers }),
    });
  const token = async (from?: string) => String((await signIn(password, from)).body.token);
  const listen = () => app.listen({ port: 0, host: '127.0.0.1' });
  return { call, signIn, token, listen, close: () => app.close() };
}

interface CallOptions {
  token?: string;
  from?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Instead of the costly hash, where a test is about something else. */
export const plainVerify = async (tried: string) => tried === password;
