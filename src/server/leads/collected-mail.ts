import type { Database } from '../storage/storage.ts';
import { goOn } from './outbox.ts';
import { retrySchedule } from './retry-schedule.ts';
import { type StoredLead, storedLead } from './stored-lead.ts';

/** Of leads that are marked as spam, or of leads beyond the number of e-mails of an hour. */
export type SummaryKind = 'spam' | 'further';

export interface ClaimedSummary {
  kind: SummaryKind;
  leads: number;
  /** The oldest of them. */
  first: StoredLead[];
  /** Marks the leads of this summary: further leads may be collected meanwhile. */
  claimedUntil: string;
}

/** How long the first lead waits for the summary of a day. */
const spamWaits = 24 * 60 * 60_000;

/** After which a summary that did not go out is tried again. */
const triedAgainAfter = 10 * 60_000;

const mostNamed = 20;

/** The e-mail about a lead that is marked as spam: part of the next summary, not one of its own. */
export async function collectMail(db: Database, leadId: string, now: number): Promise<void> {
  await db
    .insertInto('lead_mail')
    .values({
      lead_id: leadId,
      state: 'collected',
      due_at: isoTime(now + spamWaits),
      queued_at: isoTime(now),
      tries: 0,
      possibly_repeated: 0,
    })
    .execute();
}

/** E-mails that are due become part of a summary, except those that were sent again by hand. */
export async function collectDue(db: Database, now: number, until: number): Promise<void> {
  await db
    .updateTable('lead_mail')
    .set({ state: 'collected', due_at: isoTime(until) })
    .where('state', '=', 'waiting')
    .where('due_at', '<=', isoTime(now))
    .where('left_to', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('lead')
          .select('lead.id')
          .whereRef('lead.id', '=', 'lead_mail.lead_id')
          .whereRef('lead.created_at', '=', 'lead_mail.queued_at'),
      ),
    )
    .execute();
}

/** Takes all collected leads of the kind that is due; no other process gets them for a while. */
export const claimSummary = (db: Database, now: number) =>
  db.transaction().execute(async (transaction): Promise<ClaimedSummary | undefined> => {
    const due = await transaction
      .selectFrom('lead_mail')
      .innerJoin('lead', 'lead.id', 'lead_id')
      .select(['lead_id', 'due_at', 'flagged'])
      .where('state', '=', 'collected')
      .where('due_at', '<=', isoTime(now))
      .orderBy('due_at')
      .orderBy('lead_id')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const kind = due.flagged === null ? 'further' : 'spam';
    const claimedUntil = isoTime(now + triedAgainAfter);
    const { numUpdatedRows } = await collected(transaction, kind)
      .set({ due_at: claimedUntil })
      .where('lead_id', '=', due.lead_id)
      .where('due_at', '=', due.due_at)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    await collected(transaction, kind).set({ due_at: claimedUntil }).execute();
    const ofSummary = transaction
      .selectFrom('lead')
      .innerJoin('lead_mail', 'lead_mail.lead_id', 'lead.id')
      .where('state', '=', 'collected')
      .where('flagged', kind === 'spam' ? 'is not' : 'is', null);
    const { leads } = await ofSummary
      .select(({ fn }) => fn.countAll<number | string>().as('leads'))
      .executeTakeFirstOrThrow();
    const rows = await ofSummary
      .selectAll('lead')
      .orderBy('created_at')
      .orderBy('id')
      .limit(mostNamed)
      .execute();
    return { kind, leads: Number(leads), first: rows.map(storedLead), claimedUntil };
  });

/** After a summary that went out. */
export async function settleSummary(
  db: Database,
  { kind, claimedUntil }: ClaimedSummary,
  now: number,
): Promise<void> {
  await collected(db, kind)
    .set({ state: 'sent', due_at: null })
    .where('due_at', '=', claimedUntil)
    .execute();
  await goOn(db, now);
}

/** After a failed try: gives up the leads that have waited for as long as an e-mail is tried. */
export async function giveUpOld(
  db: Database,
  { kind, claimedUntil }: ClaimedSummary,
  now: number,
): Promise<void> {
  await collected(db, kind)
    .set({ state: 'given up', due_at: null })
    .where('due_at', '=', claimedUntil)
    .where('queued_at', '<=', isoTime(now - retrySchedule.giveUpAfter))
    .execute();
}

const collected = (db: Database, kind: SummaryKind) =>
  db
    .updateTable('lead_mail')
    .where('state', '=', 'collected')
    .where('lead_id', 'in', (query) =>
      query
        .selectFrom('lead')
        .select('lead.id')
        .where('flagged', kind === 'spam' ? 'is not' : 'is', null),
    );

const isoTime = (time: number) => new Date(time).toISOString();
