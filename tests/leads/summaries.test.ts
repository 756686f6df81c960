import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { message } from '../../src/model/messages/message.ts';
import { limitInProcess } from '../../src/server/http/limiters.ts';
import { createLeadMailer } from '../../src/server/leads/mailer.ts';
import { claimDue, nextDue, type Result, settle } from '../../src/server/leads/outbox.ts';
import { readLead } from '../../src/server/leads/read-leads.ts';
import { retrySchedule } from '../../src/server/leads/retry-schedule.ts';
import { sendAgain } from '../../src/server/leads/send-again.ts';
import type { Message } from '../../src/server/leads/smtp.ts';
import { createSummaries, mailsInAnHour } from '../../src/server/leads/summaries.ts';
import { engines, type FreshStorage, freshStorage } from '../account/fresh-storage.ts';
import { receivedMail } from './received-mail.ts';
import { addresses, sampleStoredLead, storeSample } from './sample-lead.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.UTC(2030, 0, 1);
const sent: Result = { outcome: 'sent', detail: null, isPermanent: false };
const quiet = { info() {}, warn() {}, error() {} };

describe.each(engines)('summaries of leads on %s', (engine) => {
  let fresh: FreshStorage;
  let now: number;
  let mails: Message[];
  let answer: Result;
  beforeAll(async () => {
    fresh = await freshStorage(engine);
  });
  beforeEach(async () => {
    [now, mails, answer] = [start, [], sent];
    await fresh.storage.db.deleteFrom('lead').execute();
  });
  afterAll(() => fresh.remove());

  const send = async (mail: Message) => {
    mails.push(mail);
    return answer;
  };
  const options = () => ({
    ...{ db: fresh.storage.db, createLimiter: limitInProcess, send, log: quiet },
    now: () => now,
  });
  const summaries = () => createSummaries({ ...options(), addresses });
  const spam = () => storeSample(fresh.storage.db, now, { flagged: 'honeypot' });
  const person = () => storeSample(fresh.storage.db, now);
  const due = () => claimDue(fresh.storage.db, { now, schedule: retrySchedule });
  const stateOf = async (id: string) => (await readLead(fresh.storage.db, id)).mail?.state;
  const shown = () => mails.map(({ raw }) => receivedMail(raw.toString()));

  test('what is marked as spam is mailed once a day, in one mail', async () => {
    const ids = [await spam(), await spam()];
    now += 23 * hour;
    ids.push(await spam());
    expect(await due()).toBeUndefined();
    expect(await summaries().sendNext()).toBeUndefined();
    expect(await nextDue(fresh.storage.db)).toBe(start + day);
    now += hour;
    expect(await summaries().sendNext()).toEqual(sent);
    const [mail] = shown();
    expect(mail?.headers.subject).toBe('Leads that may be spam: 3 / طلبات قد تكون مزعجة: 3');
    expect(mail?.text).toContain('2030-01-01 23:00 UTC · Sara Haddad · sara@example.com');
    expect(mail?.text).toContain('https://www.example.com/admin/leads');
    for (const id of ids) expect(await stateOf(id)).toBe('sent');
    await spam();
    now += hour;
    expect(await summaries().sendNext()).toBeUndefined();
    expect(mails).toHaveLength(1);
  });

  test('a summary that does not go out is tried again, with what came since', async () => {
    const id = await spam();
    now += day;
    answer = { outcome: 'failed', detail: message('mailNotWritten'), isPermanent: false };
    expect(await summaries().sendNext()).toEqual(answer);
    expect(await stateOf(id)).toBe('collected');
    await spam();
    answer = sent;
    expect(await summaries().sendNext()).toBeUndefined();
    now += 10 * minute;
    expect(await summaries().sendNext()).toEqual(sent);
    expect(shown().map(({ headers }) => headers.subject?.slice(0, 25))).toEqual([
      'Leads that may be spam: 1',
      'Leads that may be spam: 2',
    ]);
  });

  test('what no summary could tell of for five days is given up, and what came since is not', async () => {
    const old = await spam();
    answer = { outcome: 'refused', detail: message('mailNotWritten'), isPermanent: true };
    now += 4 * day;
    const later = await spam();
    await summaries().sendNext();
    expect([await stateOf(old), await stateOf(later)]).toEqual(['collected', 'collected']);
    now += day;
    await summaries().sendNext();
    expect([await stateOf(old), await stateOf(later)]).toEqual(['given up', 'collected']);
  });

  test('a summary that goes out takes along what waited for the server', async () => {
    const { db } = fresh.storage;
    const waiting = await person();
    await spam();
    now += day;
    const claim = await due();
    const away: Result = { ...answer, outcome: 'failed', isServerAway: true };
    const tried = { leadId: waiting, number: claim?.number ?? 0 };
    await settle(db, tried, away, { now, schedule: { ...retrySchedule, delays: [6 * hour] } });
    expect(await due()).toBeUndefined();
    expect(await summaries().sendNext()).toEqual(sent);
    expect((await due())?.lead.id).toBe(waiting);
  });

  test('leads that are stored nowhere are handed to the mail server a hundred times an hour', async () => {
    const mailer = createLeadMailer({
      ...{ ...options(), ...addresses, smtpUrl: 'smtp://127.0.0.1:1', allowPlain: false },
      isAlone: true,
    });
    const taken: boolean[] = [];
    for (let count = 0; count < mailsInAnHour.points + 2; count += 1) {
      taken.push(await mailer.hand(sampleStoredLead()));
    }
    expect(taken.filter(Boolean)).toHaveLength(mailsInAnHour.points);
    expect(mails).toHaveLength(mailsInAnHour.points);
  });

  test('two processes send one summary', async () => {
    await spam();
    now += day;
    await Promise.all([summaries().sendNext(), summaries().sendNext()]);
    expect(mails).toHaveLength(1);
  });

  test('past 100 mails in an hour one mail says how many more came', async () => {
    const many = summaries();
    for (let count = 0; count < mailsInAnHour.points; count += 1) await many.count(sent);
    const ids = [await person(), await person(), await person()];
    await many.collect();
    expect(await due()).toBeUndefined();
    expect(await many.sendNext()).toBeUndefined();
    now += hour;
    expect(await many.sendNext()).toEqual(sent);
    expect(shown()[0]?.headers.subject).toBe('Further leads: 3 / طلبات أخرى: 3');
    for (const id of ids) expect(await stateOf(id)).toBe('sent');
  });

  test('what somebody sends by hand goes out all the same', async () => {
    const many = summaries();
    for (let count = 0; count < mailsInAnHour.points; count += 1) await many.count(sent);
    const ids = [await spam(), await person()];
    await many.collect();
    now += minute;
    for (const id of ids) await sendAgain(fresh.storage.db, id, now);
    await many.collect();
    const claimed = [await due(), await due()].map((claim) => claim?.lead.id);
    expect(claimed.toSorted()).toEqual(ids.toSorted());
  });

  test('the mailer sends a hundred, and collects the others and the spam', async () => {
    now = Date.now();
    for (let count = 0; count < mailsInAnHour.points + 2; count += 1) await person();
    const marked = await spam();
    const mailer = createLeadMailer({
      ...{ ...options(), ...addresses, smtpUrl: 'smtp://127.0.0.1:1', allowPlain: false },
      isAlone: engine === 'SQLite',
    });
    mailer.start();
    const collected = async () => {
      const leads = fresh.storage.db.selectFrom('lead_mail').select('lead_id');
      const rows = await leads.where('state', '=', 'collected').execute();
      return rows.map(({ lead_id }) => lead_id);
    };
    await expect.poll(collected).toHaveLength(3);
    await mailer.stop();
    expect(mails).toHaveLength(mailsInAnHour.points);
    expect(await collected()).toContain(marked);
  });
});
