import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, mailServer } from './mail-server.ts';
import { impatient, type MailerTest, mailerTest, marks, quickly } from './running-mailer.ts';

let it: MailerTest;
beforeAll(async () => {
  it = await mailerTest('SQLite');
});
afterAll(() => it.remove());

describe('a mail server', () => {
  beforeAll(() => it.post.start());
  beforeEach(async () => {
    it.post.arrived.length = 0;
    await it.post.plan({});
  });
  afterEach(() => it.reset());
  afterAll(() => it.post.stop());

  const start = () => it.start({ smtpUrl: impatient(it.post) });

  test.each(['connect', 'mail', 'rcpt'] as const)(
    'that is too slow at %s: nothing has arrived, nothing is marked',
    async (point) => {
      await it.post.plan({ [point]: 'hold' });
      const id = await it.store();
      start();
      await it.untilTried(id);
      await it.post.plan({});
      await it.untilState(id, 'sent');
      expect((await it.outcomes(id))[0]).toBe('failed');
      expect(marks(it.post)).toEqual([undefined]);
    },
  );

  test.each([
    ['rcpt', 'refuse', 'The mail server refused at RCPT TO (550 5.7.1)'],
    ['end', 'refuse', 'The mail server refused at DATA (550 5.7.1)'],
    ['mail', 'refuse for now', 'The mail server refused at MAIL FROM (451 4.3.0)'],
  ] as const)('that at %s says %s', async (point, step, detail) => {
    await it.post.plan({ [point]: step });
    const id = await it.store();
    start();
    await it.untilTried(id);
    const { mail, tries } = await it.read(id);
    expect(tries[0]).toMatchObject({ outcome: 'refused', detail });
    if (step === 'refuse') {
      const wait = Date.parse(mail?.nextTryAt ?? '') - Date.parse(tries[0]?.startedAt ?? '');
      expect(wait).toBeGreaterThanOrEqual(quickly.afterPermanent);
    }
    await it.post.plan({});
    await it.untilState(id, 'sent');
    expect(marks(it.post)).toEqual([undefined]);
    // The server's own words name the visitor.
    expect(JSON.stringify([it.logged, (await it.read(id)).tries])).not.toMatch(/sara|haddad/i);
  });

  test('that breaks off in the middle of the message', async () => {
    await it.post.plan({ data: 'break off' });
    const id = await it.store();
    start();
    await it.untilTried(id);
    await it.post.plan({});
    await it.untilState(id, 'sent');
    expect((await it.read(id)).tries[0]).toMatchObject({
      outcome: 'unknown',
      detail: expect.stringMatching(/^The connection broke off while the message was being sent/),
    });
    expect(marks(it.post)).toEqual(['yes']);
  });
});

describe('signing in and TLS', () => {
  let post: MailServer;
  beforeEach(() => it.reset());
  afterEach(async () => {
    await it.reset();
    await post.stop();
  });

  async function firstTry(smtpUrl: string) {
    await it.reset();
    const id = await it.store();
    it.start({ smtpUrl });
    await it.untilTried(id);
    expect(JSON.stringify(it.logged)).not.toMatch(/secret/);
    return (await it.read(id)).tries[0];
  }

  test('a wrong password is refused, the right one is taken', async () => {
    post = await mailServer({ password: 'right secret' });
    await post.start();
    const as = (password: string) =>
      post.url.replace('//', `//web:${encodeURIComponent(password)}@`);
    expect(await firstTry(as('wrong secret'))).toMatchObject({
      outcome: 'refused',
      detail: 'The mail server refused the sign-in (535)',
    });
    expect((await firstTry(as('right secret')))?.outcome).toBe('sent');
  });

  test.each([{ tls: true }, { secure: true }])(
    'with %j nothing is sent to a server that cannot prove who it is',
    async (options) => {
      post = await mailServer(options);
      await post.start();
      expect(await firstTry(post.url)).toMatchObject({
        outcome: 'failed',
        detail: expect.stringMatching(/^The connection to the mail server could not be secured/),
      });
      const trusting = `${post.url}?tls.rejectUnauthorized=false`;
      expect((await firstTry(trusting))?.outcome).toBe('sent');
      expect(post.arrived.map(({ secure }) => secure)).toEqual([true]);
    },
  );
});
