import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
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

  test('a server elsewhere that offers no encryption gets neither password nor lead', async () => {
    post = await mailServer({ password: 'secret' });
    await post.start();
    const tempted = `${fromAfar(post)}?ignoreTLS=true&opportunisticTLS=true&requireTLS=false`;
    for (const url of [fromAfar(post), tempted]) {
      expect(await firstTry(url)).toMatchObject({
        outcome: 'refused',
        detail:
          'The mail server offers no encryption; nothing is sent without it unless SMTP_ALLOW_PLAIN says so (500)',
      });
    }
    expect(post.arrived).toEqual([]);
    expect((await firstTry(fromAfar(post), { allowPlain: true }))?.outcome).toBe('sent');
  });

  test('a server elsewhere that offers encryption gets both under it', async () => {
    post = await mailServer({ tls: true, password: 'secret' });
    await post.start();
    const trusting = `${fromAfar(post)}?tls.rejectUnauthorized=false`;
    expect((await firstTry(trusting))?.outcome).toBe('sent');
    expect(post.arrived.map(({ secure }) => secure)).toEqual([true]);
  });
});

test('a server elsewhere that only listens hears no word of the sign-in', async () => {
  let heard = '';
  const eavesdropper = createServer((socket) => {
    socket.write('220 mail.example.com ESMTP\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      heard += chunk;
      const isGreeting = /^EHLO/i.test(String(chunk));
      socket.write(isGreeting ? '250-mail\r\n250 AUTH PLAIN LOGIN\r\n' : '250 Go on\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(eavesdropper, 'listening');
  const tried = await firstTry(fromAfar(eavesdropper.address() as AddressInfo));
  expect(tried?.outcome).toBe('failed');
  expect(heard).toMatch(/^EHLO [^\r]*\r\nSTARTTLS\r\n/);
  expect(heard).not.toMatch(/AUTH|MAIL FROM|sara/i);
  eavesdropper.close();
  await it.reset();
});

async function firstTry(smtpUrl: string, { allowPlain = false } = {}) {
  await it.reset();
  const id = await it.store();
  it.start({ smtpUrl, allowPlain });
  await it.untilTried(id);
  expect(JSON.stringify(it.logged)).not.toMatch(/secret/);
  return (await it.read(id)).tries[0];
}

/** An address of this machine that is not its loopback: the line may lead anywhere. */
const fromAfar = ({ port }: { port: number }) => `smtp://web:secret@0.0.0.0:${port}`;
