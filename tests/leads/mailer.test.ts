import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { engines } from '../account/fresh-storage.ts';
import { impatient, type MailerTest, mailerTest, marks, quickly } from './running-mailer.ts';

describe.each(engines)('the mailer with a real mail server, on %s', (engine) => {
  let it: MailerTest;
  beforeAll(async () => {
    it = await mailerTest(engine);
    await it.post.start();
  });
  beforeEach(async () => {
    it.post.arrived.length = 0;
    await it.post.plan({});
  });
  afterEach(() => it.reset());
  afterAll(async () => {
    await it.post.stop();
    await it.remove();
  });

  const start = (given: Partial<Parameters<MailerTest['start']>[0]> = {}) =>
    it.start({ smtpUrl: it.post.url, ...given });

  test('delivers, one after another, what was queued before and after the start', async () => {
    const before = [await it.store(), await it.store()];
    const mailer = start();
    await it.post.untilArrived(2);
    const after = await it.store();
    mailer.wake();
    await it.untilState(after, 'sent');
    const messages = it.post.arrived.map(({ headers }) => headers['message-id']);
    const expected = [...before, after].map((id) => `<lead.${id}@example.org>`);
    expect(messages.toSorted()).toEqual(expected.toSorted());
    expect(marks(it.post)).toEqual([undefined, undefined, undefined]);
    expect((await it.read(after)).mail).toMatchObject({ tries: 1, possiblyRepeated: false });
  });

  test('a server that is down, then up', async () => {
    await it.post.stop();
    const id = await it.store();
    start();
    await vi.waitFor(async () => expect((await it.read(id)).mail?.tries).toBeGreaterThan(1), 8_000);
    await it.post.start();
    await it.untilState(id, 'sent');
    expect(marks(it.post)).toEqual([undefined]);
    expect((await it.read(id)).tries[0]).toMatchObject({
      outcome: 'failed',
      detail: 'The mail server could not be reached (ECONNREFUSED)',
      code: 'mailUnreachable',
      params: { answer: 'ECONNREFUSED' },
    });
  });

  test('a server that takes the message and answers after the time-out', async () => {
    await it.post.plan({ end: 1500 });
    const id = await it.store();
    start({ smtpUrl: impatient(it.post) });
    await it.untilTried(id);
    await it.post.plan({});
    await it.untilState(id, 'sent');
    expect((await it.outcomes(id))[0]).toBe('unknown');
    const [first, ...others] = marks(it.post);
    expect(first).toBeUndefined();
    expect(others.length).toBeGreaterThan(0);
    for (const mark of others) expect(mark).toBe('yes');
    expect(new Set(it.post.arrived.map(({ headers }) => headers['message-id'])).size).toBe(1);
    expect((await it.read(id)).mail?.possiblyRepeated).toBe(true);
  });

  test('a stop lets the message under way finish', async () => {
    await it.post.plan({ end: 150 });
    const id = await it.store();
    const reached = it.post.reached('end');
    const mailer = start();
    await reached;
    await mailer.stop();
    expect((await it.read(id)).mail).toMatchObject({ state: 'sent', tries: 1 });
  });

  test('a stop does not wait for a server that hangs: the next start marks the message', async () => {
    await it.post.plan({ end: 'hold' });
    const id = await it.store();
    const reached = it.post.reached('end');
    const mailer = start({ grace: 100 });
    await reached;
    await mailer.stop();
    expect((await it.read(id)).mail).toMatchObject({ state: 'sending', possiblyRepeated: false });
    // Among several processes it takes longer until it is clear that nobody is sending.
    if (engine === 'PostgreSQL') return;
    await it.post.plan({});
    start();
    await it.untilState(id, 'sent');
    expect(marks(it.post)).toEqual([undefined, 'yes']);
    expect(await it.outcomes(id)).toEqual(['interrupted', 'sent']);
  });

  test('what a lost database keeps from being recorded is recorded later', async () => {
    const rename = (from: string, to: string) =>
      it.db.schema.alterTable(from).renameTo(to).execute();
    await it.post.plan({ end: 150 });
    const id = await it.store();
    const reached = it.post.reached('end');
    start();
    await reached;
    await rename('lead_mail_try', 'lead_mail_try_away');
    await vi.waitFor(() =>
      expect(it.logged).toContain('the outcome of an e-mail could not be stored'),
    );
    await rename('lead_mail_try_away', 'lead_mail_try');
    await it.untilState(id, 'sent');
    expect(marks(it.post)).toEqual([undefined]);
    expect(await it.outcomes(id)).toEqual(['sent']);
  });

  const both = 'sales@example.com, hello@example.com';

  test('one recipient who is refused for now gets the mail at the next try, the other none', async () => {
    await it.post.plan({ rcpt: 'refuse for now', only: 'sales@example.com' });
    const id = await it.store();
    start({ to: both });
    await it.untilTried(id);
    expect((await it.read(id)).mail?.state).toMatch(/^(waiting|sending)$/);
    expect((await it.read(id)).tries[0]).toMatchObject({
      outcome: 'sent',
      detail: 'The mail server refused 1 of 2 recipients',
    });
    await it.post.plan({});
    await it.untilState(id, 'sent');
    const [first, ...others] = it.post.arrived.map(({ to }) => to);
    expect(first).toEqual(['hello@example.com']);
    expect(others).toEqual([['sales@example.com']]);
    expect(marks(it.post)).toEqual([undefined, undefined]);
  });

  test('one recipient who is refused for good has had his answer', async () => {
    await it.post.plan({ rcpt: 'refuse', only: 'sales@example.com' });
    const id = await it.store();
    start({ to: both });
    await it.untilState(id, 'sent');
    expect(it.post.arrived.map(({ to }) => to)).toEqual([['hello@example.com']]);
    expect((await it.read(id)).tries).toMatchObject([
      { outcome: 'sent', detail: 'The mail server refused 1 of 2 recipients' },
    ]);
  });

  test('the first mail that goes out after an outage takes the others along', async () => {
    await it.post.stop();
    const waiting = [await it.store(), await it.store(), await it.store()];
    const long = { ...quickly, delays: [60_000] };
    const mailer = start({ schedule: long });
    for (const id of waiting) await it.untilTried(id);
    await it.post.start();
    const later = await it.store();
    mailer.wake();
    for (const id of [later, ...waiting]) await it.untilState(id, 'sent');
    expect(marks(it.post)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('a server that lets two mails in a row run out of time is left alone for a while', async () => {
    await it.post.plan({ mail: 'hold' });
    const ids = [await it.store(), await it.store(), await it.store()];
    const long = { ...quickly, delays: [60_000], afterTimeOuts: 60_000 };
    const mailer = start({ smtpUrl: impatient(it.post), schedule: long });
    const tried = async () =>
      (await Promise.all(ids.map(it.outcomes))).filter(([outcome]) => outcome === 'failed');
    await vi.waitFor(async () => expect(await tried()).toHaveLength(2), 8_000);
    const last = await it.store();
    mailer.wake();
    await mailer.stop();
    expect(await tried()).toHaveLength(2);
    expect(await it.outcomes(last)).toEqual([]);
  });

  // One process serves one data directory; PostgreSQL may have several.
  if (engine === 'PostgreSQL') {
    test('several processes send each message once', async () => {
      const ids = await Promise.all(Array.from({ length: 10 }, it.store));
      for (let count = 0; count < 3; count += 1) start();
      for (const id of ids) await it.untilState(id, 'sent');
      const messages = new Set(it.post.arrived.map(({ headers }) => headers['message-id']));
      expect([it.post.arrived.length, messages.size]).toEqual([10, 10]);
    });
  }
});
