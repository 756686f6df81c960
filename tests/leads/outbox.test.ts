import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { message } from '../../src/model/messages/message.ts';
import {
  type Claim,
  claimDue,
  claimLasts,
  nextDue,
  type Result,
  renewClaim,
  settle,
  takeOver,
} from '../../src/server/leads/outbox.ts';
import { readLead } from '../../src/server/leads/read-leads.ts';
import { retrySchedule } from '../../src/server/leads/retry-schedule.ts';
import { sendAgain } from '../../src/server/leads/send-again.ts';
import { forgetOldLeads } from '../../src/server/leads/store-lead.ts';
import { engines, type FreshStorage, freshStorage } from '../account/fresh-storage.ts';
import { sampleStoredLead, storeSample } from './sample-lead.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.UTC(2030, 0, 1);

describe.each(engines)('the queue of e-mails on %s', (engine) => {
  let fresh: FreshStorage;
  let now = start;
  beforeAll(async () => {
    fresh = await freshStorage(engine);
  });
  beforeEach(async () => {
    now = start;
    await fresh.storage.db.deleteFrom('lead').execute();
  });
  afterAll(() => fresh.remove());

  const store = (mail = true) => storeSample(fresh.storage.db, now, { mail });
  const claim = () => claimDue(fresh.storage.db, { now, schedule: retrySchedule });
  const read = (id: string) => readLead(fresh.storage.db, id);
  const end = ({ lead, number }: Claim, outcome: Result['outcome'], isPermanent = false) =>
    settle(
      fresh.storage.db,
      { leadId: lead.id, number },
      { outcome, detail: message('mailNotWritten'), isPermanent },
      { now, schedule: retrySchedule },
    );
  const claimed = async () => {
    const taken = await claim();
    if (!taken) throw new Error('Nothing is due.');
    return taken;
  };
  const due = async () => ((await nextDue(fresh.storage.db)) ?? Number.NaN) - now;

  test('a lead and its e-mail are stored together or not at all', async () => {
    const { db } = fresh.storage;
    const stored = () => db.selectFrom('lead').select('id').execute();
    const id = await store();
    expect((await read(id)).mail).toEqual({
      state: 'waiting',
      tries: 0,
      nextTryAt: new Date(start).toISOString(),
      possiblyRepeated: false,
    });
    await db.schema.alterTable('lead_mail').renameTo('lead_mail_away').execute();
    await expect(store()).rejects.toThrow();
    await db.schema.alterTable('lead_mail_away').renameTo('lead_mail').execute();
    expect(await stored()).toEqual([{ id }]);
  });

  test('a lead stored without e-mail is never mailed by itself', async () => {
    const id = await store(false);
    now += 30 * day;
    expect(await claim()).toBeUndefined();
    expect((await read(id)).mail).toBeNull();
    await sendAgain(fresh.storage.db, id, now);
    expect(await claimed()).toMatchObject({ lead: { id }, number: 1, possiblyRepeated: false });
  });

  test('what is claimed says so before it is sent, and nobody else gets it', async () => {
    const id = await store();
    const taken = await claimed();
    expect(taken).toMatchObject({ lead: { id, fields: sampleStoredLead().fields }, number: 1 });
    const { mail, tries } = await read(id);
    expect(mail).toMatchObject({ state: 'sending', tries: 1, nextTryAt: null });
    expect(tries).toEqual([
      { number: 1, startedAt: new Date(start).toISOString(), outcome: 'under way', detail: '' },
    ]);
    expect(await claim()).toBeUndefined();
    await end(taken, 'sent');
    expect(await read(id)).toMatchObject({
      mail: { state: 'sent', tries: 1, possiblyRepeated: false },
      tries: [{ outcome: 'sent', detail: 'The e-mail could not be written' }],
    });
    now += 30 * day;
    expect(await claim()).toBeUndefined();
  });

  test('many who ask at once get one message each', async () => {
    const ids = [await store(), await store(), await store()];
    const taken = await Promise.all(Array.from({ length: 12 }, claim));
    const leads = taken.flatMap((each) => (each ? [each.lead.id] : []));
    expect(leads.toSorted()).toEqual(ids.toSorted());
  });

  test('waits longer after each failure, and gives up after days', async () => {
    const id = await store();
    const waits: number[] = [];
    for (;;) {
      const taken = await claimed();
      await end(taken, 'failed');
      const wait = await due();
      if (Number.isNaN(wait)) break;
      waits.push(wait);
      now += wait - 1;
      expect(await claim()).toBeUndefined();
      now += 1;
    }
    expect(waits.slice(0, 6)).toEqual([
      30 * second,
      2 * minute,
      10 * minute,
      hour,
      6 * hour,
      6 * hour,
    ]);
    expect(now - start).toBeGreaterThanOrEqual(5 * day);
    expect(now - start).toBeLessThan(5 * day + 6 * hour);
    const { mail, tries } = await read(id);
    expect(mail).toMatchObject({ state: 'given up', possiblyRepeated: false, nextTryAt: null });
    expect(tries).toHaveLength(waits.length + 1);
  });

  test('what the server will not take is tried again slowly', async () => {
    await store();
    await end(await claimed(), 'refused', true);
    expect(await due()).toBe(hour);
    now += hour;
    expect((await claimed()).possiblyRepeated).toBe(false);
  });

  test.each(['unknown', 'interrupted'] as const)(
    'after an outcome that is %s it is marked as possibly repeated',
    async (outcome) => {
      const id = await store();
      await end(await claimed(), outcome);
      now += await due();
      const again = await claimed();
      expect(again).toMatchObject({ number: 2, possiblyRepeated: true });
      await end(again, 'failed');
      now += await due();
      expect((await claimed()).possiblyRepeated).toBe(true);
      expect((await read(id)).mail?.possiblyRepeated).toBe(true);
    },
  );

  test('a process that has the database to itself sends at once what another left', async () => {
    const id = await store();
    await claimed();
    now += second;
    await takeOver(fresh.storage.db, now);
    expect(await claimed()).toMatchObject({ lead: { id }, number: 2, possiblyRepeated: true });
    expect((await read(id)).tries.map(({ outcome }) => outcome)).toEqual([
      'interrupted',
      'under way',
    ]);
  });

  test('a process among others waits until the claim has run out', async () => {
    await store();
    const slow = await claimed();
    now += claimLasts - 1;
    expect(await claim()).toBeUndefined();
    now += 1;
    const again = await claimed();
    expect(again).toMatchObject({ number: 2, possiblyRepeated: true });
    await end(slow, 'sent');
    expect(await read(slow.lead.id)).toMatchObject({
      mail: { state: 'sending', tries: 2 },
      tries: [{ outcome: 'sent' }, { outcome: 'under way' }],
    });
  });

  test('a claim holds for as long as its process says so, however slow the mail server', async () => {
    await store();
    const slow = await claimed();
    for (let round = 0; round < 10; round += 1) {
      now += claimLasts - 1;
      await renewClaim(fresh.storage.db, slow, now);
    }
    expect(await claim()).toBeUndefined();
    await end(slow, 'sent');
    await renewClaim(fresh.storage.db, slow, now);
    expect((await read(slow.lead.id)).mail).toMatchObject({ state: 'sent', nextTryAt: null });
  });

  test('right after the database was away nobody is taken for gone', async () => {
    await store();
    const slow = await claimed();
    now += claimLasts;
    const asked = { now, schedule: retrySchedule, mayTakeOver: false };
    expect(await claimDue(fresh.storage.db, asked)).toBeUndefined();
    await end(slow, 'sent');
    expect((await read(slow.lead.id)).mail?.state).toBe('sent');
  });

  test('a message that ends the process every time does not do so for ever', async () => {
    await store();
    for (let count = 1; count <= 6; count += 1) {
      await claimed();
      await takeOver(fresh.storage.db, now);
    }
    expect(await claim()).toBeUndefined();
    expect(await due()).toBe(6 * hour);
  });

  test('is sent again when told to, marked where it may have arrived', async () => {
    const { db } = fresh.storage;
    const id = await store();
    await end(await claimed(), 'sent');
    now += 10 * day;
    await sendAgain(db, id, now);
    expect((await read(id)).mail).toMatchObject({ state: 'waiting', possiblyRepeated: true });
    const again = await claimed();
    expect(again.possiblyRepeated).toBe(true);
    await expect(sendAgain(db, id, now)).rejects.toMatchObject({ status: 409 });
    await end(again, 'failed');
    expect(await due()).toBe(30 * second);

    const other = await store();
    await end(await claimed(), 'failed');
    await sendAgain(db, other, now);
    expect((await read(other)).mail).toMatchObject({ state: 'waiting', possiblyRepeated: false });
  });

  test('is forgotten with its lead', async () => {
    const { db } = fresh.storage;
    await store();
    const taken = await claimed();
    await forgetOldLeads(db, 1, now + day);
    await end(taken, 'sent');
    expect(await db.selectFrom('lead_mail').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('lead_mail_try').selectAll().execute()).toEqual([]);
  });
});
