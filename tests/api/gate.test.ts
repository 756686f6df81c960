import fastify from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { message } from '../../src/model/messages/message.ts';
import type { AnswerCache } from '../../src/server/answers/answer-cache.ts';
import { PreparedAnswer } from '../../src/server/answers/prepared-answer.ts';
import { answerErrors } from '../../src/server/http/answer-errors.ts';
import type { Call } from '../../src/server/http/calls.ts';
import { authorize, visitor } from '../../src/server/http/gate.ts';
import { mountReads, type Read } from '../../src/server/http/reads.ts';
import { signedIn } from '../support/stored-administrator.ts';

/** A read that a right is needed for; the program has none so far. */
const leads: Read = {
  for: 'read leads',
  path: '/newest-leads',
  name: 'listNewestLeads',
  summary: 'List the newest leads',
  description: 'For the gate.',
  failed: message('fetchFailed', { noun: 'leads' }),
  pages: [],
  answers: () => ({}),
  async handle({ viewer }) {
    asked.push(viewer.username);
    return { leads: [] };
  },
};
const everyones: Read = {
  ...leads,
  for: 'everyone',
  path: '/everyones',
  handle: async ({ viewer }) => ({ role: viewer.role }),
};

let asked: string[];
beforeEach(() => {
  asked = [];
});

test('what needs a right is run for a user who has it, and for no visitor', async () => {
  const { handle: _, ...call } = { ...leads, method: 'GET' as const };
  const guarded: Call = { ...call, for: 'read leads', handle: async () => asked.push('called') };
  expect(() => authorize(guarded, visitor)).toThrow('Please sign in');
  const run = authorize(guarded, signedIn);
  await run({ params: {}, query: {}, body: {}, address: '', http: {} as never });
  expect(asked).toEqual(['called']);
});

test('what needs a right cannot be run past the gate, nor be declared for nobody', () => {
  const past = () =>
    // @ts-expect-error: a visitor is no user.
    leads.handle({ params: {}, language: undefined, list: undefined, viewer: visitor });
  const { for: _, ...without } = leads;
  // @ts-expect-error: it does not say for whom it is.
  const undeclared: Read = without;
  // @ts-expect-error: no such right is in the table.
  const unknown: Read = { ...everyones, for: 'read diaries' };
  expect([past, undeclared, unknown]).toHaveLength(3);
});

test('of what is read, memory keeps what is for everyone, as a visitor sees it', async () => {
  const kept: (string | undefined)[] = [];
  const answers = {
    async answer(key: string | undefined, make: () => Promise<never>) {
      kept.push(key);
      return new PreparedAnswer(await make());
    },
  } as unknown as AnswerCache;
  const app = fastify();
  answerErrors(app);
  mountReads(app, [leads, everyones], {
    answers,
    authenticate: async (header) => (header ? signedIn : visitor),
    isSwitchedOff: async () => false,
    headers: {},
  });
  const ask = async (url: string, headers = {}) => {
    const { statusCode, headers: sent } = await app.inject({ url, headers });
    return [statusCode, sent['cache-control']];
  };
  const token = { authorization: 'Bearer token' };
  const forOne = 'private, no-store';
  expect((await ask('/api/newest-leads'))[0]).toBe(401);
  expect(await ask('/api/newest-leads', token)).toEqual([200, forOne]);
  expect(await ask('/api/everyones', token)).toEqual([200, forOne]);
  expect(await ask('/api/everyones')).toEqual([200, 'public, max-age=0, must-revalidate']);
  expect(kept).toEqual([undefined, undefined, '/api/everyones']);
  await app.close();
});
