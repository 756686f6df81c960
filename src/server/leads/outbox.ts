import type { Selectable, Updateable } from 'kysely';
import { type Message, message } from '../../model/messages/message.ts';
import type { Database } from '../storage/storage.ts';
import type { LeadMailTable, LeadMailTryTable } from '../storage/tables.ts';
import { storedDetail } from './mail-detail.ts';
import { nextTryAt, type RetrySchedule } from './retry-schedule.ts';
import { type StoredLead, storedLead } from './stored-lead.ts';

/**
 * How long a try counts as under way unless its process says again that it is. After it another
 * process takes the message over.
 */
export const claimLasts = 15_000;

export interface Claim {
  lead: StoredLead;
  /** The number of this try: whoever holds an older one has lost the message to somebody else. */
  number: number;
  possiblyRepeated: boolean;
  /** The recipients that are still to get it, where others have; `null` for all of them. */
  leftTo: string[] | null;
}

export interface Result {
  outcome: Exclude<LeadMailTryTable['outcome'], 'under way'>;
  /** Nothing to say of one that went out whole. */
  detail: Message | null;
  isPermanent: boolean;
  /** The recipients that the server refused for now, where it took the message for others. */
  leftTo?: string[];
  /** It ended before the server took a recipient, for a reason that is not in the message. */
  isServerAway?: boolean;
  isTimeOut?: boolean;
}

/** Whether a try with this outcome may have put the message into somebody's mailbox. */
export const mayHaveArrived = (outcome: LeadMailTryTable['outcome']) =>
  outcome !== 'refused' && outcome !== 'failed';

export async function queueMail(db: Database, leadId: string, now: number): Promise<void> {
  await db
    .insertInto('lead_mail')
    .values({
      lead_id: leadId,
      state: 'waiting',
      due_at: isoTime(now),
      queued_at: isoTime(now),
      tries: 0,
      possibly_repeated: 0,
    })
    .execute();
}

/**
 * Takes the message that has been due the longest. Its row says `sending`, on disk, before anybody
 * hands it to a mail server; two processes that want the same one are told apart by the try's
 * number.
 */
export async function claimDue(
  db: Database,
  {
    now,
    schedule,
    mayTakeOver = true,
  }: { now: number; schedule: RetrySchedule; mayTakeOver?: boolean },
): Promise<Claim | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('lead_mail')
      .selectAll()
      .where('due_at', '<=', isoTime(now))
      .where('state', '!=', 'collected')
      .$if(!mayTakeOver, (query) => query.where('state', '!=', 'sending'))
      .orderBy('due_at')
      .orderBy('lead_id')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    if (due.state === 'sending') {
      await settle(db, { leadId: due.lead_id, number: due.tries }, interrupted, { now, schedule });
      continue;
    }
    const claimed = await claim(db, due, now);
    if (claimed) return claimed;
  }
}

/** It is still under way. */
export async function renewClaim(
  db: Database,
  { lead, number }: Claim,
  now: number,
): Promise<void> {
  await db
    .updateTable('lead_mail')
    .set({ due_at: isoTime(now + claimLasts) })
    .where('lead_id', '=', lead.id)
    .where('state', '=', 'sending')
    .where('tries', '=', number)
    .execute();
}

/** Ends a try and says what becomes of the message. */
export async function settle(
  db: Database,
  { leadId, number }: { leadId: string; number: number },
  result: Result,
  { now, schedule }: { now: number; schedule: RetrySchedule },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const mail = await transaction
      .selectFrom('lead_mail')
      .selectAll()
      .where('lead_id', '=', leadId)
      .executeTakeFirst();
    if (!mail) return;
    const { numUpdatedRows } = await transaction
      .updateTable('lead_mail')
      .set(await nextState(transaction, mail, result, { now, schedule }))
      .where('lead_id', '=', leadId)
      .where('state', '=', 'sending')
      .where('tries', '=', number)
      .executeTakeFirst();
    // Whoever made the try knows better than whoever only found it unfinished.
    if (numUpdatedRows === 0n && result.outcome === 'interrupted') return;
    await transaction
      .updateTable('lead_mail_try')
      .set({ outcome: result.outcome, detail: storedDetail(result.detail) })
      .where('lead_id', '=', leadId)
      .where('number', '=', number)
      .execute();
    if (result.outcome === 'sent') await goOn(transaction, now);
  });
}

/** The server takes mail again: e-mails that failed only for its absence are due at once. */
export async function goOn(db: Database, now: number): Promise<void> {
  await db
    .updateTable('lead_mail')
    .set({ due_at: isoTime(now) })
    .where('state', '=', 'waiting')
    .where('server_away', '=', 1)
    .where('due_at', '>', isoTime(now))
    .execute();
}

/** For a start that has the database to itself: whoever was sending is gone. */
export async function takeOver(db: Database, now: number): Promise<void> {
  await db
    .updateTable('lead_mail')
    .set({ due_at: isoTime(now) })
    .where('state', '=', 'sending')
    .execute();
}

export async function nextDue(db: Database): Promise<number | undefined> {
  const { due } = await db
    .selectFrom('lead_mail')
    .select(({ fn }) => fn.min('due_at').as('due'))
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return due === null ? undefined : Date.parse(due);
}

const isoTime = (time: number) => new Date(time).toISOString();

const interrupted: Result = {
  outcome: 'interrupted',
  detail: message('mailInterrupted'),
  isPermanent: false,
};

const claim = (db: Database, due: Selectable<LeadMailTable>, now: number) =>
  db.transaction().execute(async (transaction): Promise<Claim | undefined> => {
    const number = due.tries + 1;
    const { numUpdatedRows } = await transaction
      .updateTable('lead_mail')
      .set({ state: 'sending', tries: number, due_at: isoTime(now + claimLasts) })
      .where('lead_id', '=', due.lead_id)
      .where('state', '=', 'waiting')
      .where('tries', '=', due.tries)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    await transaction
      .insertInto('lead_mail_try')
      .values({
        lead_id: due.lead_id,
        number,
        started_at: isoTime(now),
        outcome: 'under way',
        detail: storedDetail(null),
      })
      .execute();
    const row = await transaction
      .selectFrom('lead')
      .innerJoin('lead_mail', 'lead_mail.lead_id', 'lead.id')
      .selectAll('lead')
      .select(['possibly_repeated', 'left_to'])
      .where('id', '=', due.lead_id)
      .executeTakeFirstOrThrow();
    return {
      lead: storedLead(row),
      number,
      possiblyRepeated: row.possibly_repeated === 1,
      leftTo: row.left_to === null ? null : JSON.parse(row.left_to),
    };
  });

async function nextState(
  db: Database,
  mail: Selectable<LeadMailTable>,
  { outcome, isPermanent, leftTo = [], isServerAway = false }: Result,
  { now, schedule }: { now: number; schedule: RetrySchedule },
): Promise<Updateable<LeadMailTable>> {
  const isSent = outcome === 'sent';
  const left_to = isSent ? (leftTo.length > 0 ? JSON.stringify(leftTo) : null) : mail.left_to;
  const server_away = isServerAway ? 1 : 0;
  if (isSent && left_to === null) return { state: 'sent', due_at: null, left_to, server_away };
  const { tries } = await db
    .selectFrom('lead_mail_try')
    .select(({ fn }) => fn.countAll<number | string>().as('tries'))
    .where('lead_id', '=', mail.lead_id)
    .where('started_at', '>=', mail.queued_at)
    .executeTakeFirstOrThrow();
  const next = nextTryAt(schedule, {
    now,
    queuedAt: Date.parse(mail.queued_at),
    tries: Number(tries),
    isPermanent,
    isInterrupted: outcome === 'interrupted',
  });
  if (next === undefined) return { state: 'given up', due_at: null, left_to, server_away };
  // The recipients that are left have not got it, though others have.
  const isRepeated = mayHaveArrived(outcome) && !isSent;
  return {
    state: 'waiting',
    due_at: isoTime(next),
    possibly_repeated: isRepeated ? 1 : mail.possibly_repeated,
    left_to,
    server_away,
  };
}
