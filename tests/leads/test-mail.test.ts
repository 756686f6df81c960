import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerErrors } from '../../src/server/http/answer-errors.ts';
import { mountCalls } from '../../src/server/http/calls.ts';
import { visitor } from '../../src/server/http/gate.ts';
import { testMailCall } from '../../src/server/leads/test-mail.ts';
import { signedIn } from '../support/stored-administrator.ts';
import { type MailServer, mailServer } from './mail-server.ts';

let mails: MailServer;
let app: FastifyInstance;
beforeAll(async () => {
  mails = await mailServer();
  await mails.start();
});
afterAll(() => mails.stop());
beforeEach(() => {
  app = appWith({
    smtpUrl: mails.url,
    from: 'Website <site@example.org>',
    to: 'Sales <sales@example.com>, hello@example.com',
    allowPlain: false,
  });
});

test('a test e-mail goes to where the leads go, and is for the administrator', async () => {
  expect(await ask('')).toMatchObject({ status: 401 });
  expect(await ask()).toEqual({
    status: 200,
    body: { outcome: 'sent', detail: '', to: 'Sales <sales@example.com>, hello@example.com' },
  });
  const [mail] = mails.arrived;
  expect(mail?.headers).toMatchObject({
    from: 'Website <site@example.org>',
    to: expect.stringContaining('sales@example.com'),
    subject: 'Test of the e-mails about leads / تجربة رسائل الطلبات',
    'auto-submitted': 'auto-generated',
  });
  expect(mail?.raw).toContain('https://www.example.com');
});

test('what became of it is said', async () => {
  await mails.plan({ rcpt: 'refuse' });
  expect(await ask()).toMatchObject({ status: 200, body: { outcome: 'refused' } });
  await mails.plan({ end: 'break off' });
  expect(await ask()).toMatchObject({ status: 200, body: { outcome: 'unknown' } });
  await mails.plan({});
  const nowhere = {
    smtpUrl: 'smtp://127.0.0.1:1',
    from: 'a@example.org',
    to: 'b@example.org',
    allowPlain: false,
  };
  app = appWith(nowhere);
  expect(await ask()).toMatchObject({
    status: 200,
    body: {
      outcome: 'failed',
      detail: expect.stringContaining('could not be reached'),
      code: 'mailUnreachable',
    },
  });
  app = appWith(undefined);
  expect(await ask()).toMatchObject({ status: 409, body: { error: 'E-mail is not set up' } });
});

test('without encryption it is sent exactly where the e-mails about leads are', async () => {
  // An address of this machine that is not its loopback: the line may lead anywhere.
  const smtpUrl = `smtp://0.0.0.0:${mails.port}`;
  const mail = { smtpUrl, from: 'a@example.org', to: 'b@example.org' };
  app = appWith({ ...mail, allowPlain: false });
  expect((await ask()).body).toMatchObject({ outcome: 'refused', code: 'mailNotEncrypted' });
  app = appWith({ ...mail, allowPlain: true });
  expect((await ask()).body).toMatchObject({ outcome: 'sent' });
});

test('five in ten minutes are enough', async () => {
  const before = mails.arrived.length;
  for (let time = 0; time < 5; time += 1) expect((await ask()).status).toBe(200);
  expect(await ask()).toMatchObject({
    status: 429,
    body: { error: 'Too many test e-mails. Please try again in a few minutes.' },
  });
  await mails.untilArrived(before + 5);
  expect(mails.arrived.length).toBe(before + 5);
});

function appWith(mail: Parameters<typeof testMailCall>[0]['mail']): FastifyInstance {
  const http = fastify();
  answerErrors(http);
  const call = testMailCall({ mail, publicUrl: 'https://www.example.com' });
  mountCalls(http, [call], async (token) => (token ? signedIn : visitor));
  return http;
}

async function ask(token = 'token') {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await app.inject({ method: 'POST', url: '/api/admin/leads/test-mail', headers });
  return { status: answer.statusCode, body: answer.json() };
}
