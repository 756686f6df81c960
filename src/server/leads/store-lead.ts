import { firstAnswer, keepAnswer } from '../idempotency/first-answer.ts';
import type { Database } from '../storage/storage.ts';
import { collectMail } from './collected-mail.ts';
import { queueMail } from './outbox.ts';
import type { StoredLead } from './stored-lead.ts';

/**
 * Keeps what a visitor sent, what looks like spam included. Where it is to be mailed, that is kept
 * in the same transaction: no lead is stored whose e-mail could be forgotten. Once, however often:
 * who could not hear that it was stored tries again.
 */
export async function storeLead(
  db: Database,
  { createdAt, planAr, choices, once, ...lead }: StoredLead,
  { mail }: { mail: boolean },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (once && !(await keepAnswer(transaction, once, {}))) {
      await firstAnswer(transaction, once);
      return;
    }
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('lead')
      .values({
        ...lead,
        plan_ar: planAr,
        fields: JSON.stringify(lead.fields),
        choices: JSON.stringify(choices),
        created_at: createdAt,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (!mail || !numInsertedOrUpdatedRows) return;
    const queue = lead.flagged ? collectMail : queueMail;
    await queue(transaction, lead.id, Date.parse(createdAt));
  });
}

/** For good, with each try to mail it; says whether there was one. */
export async function forgetLead(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('lead').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function forgetOldLeads(db: Database, days: number, now = Date.now()): Promise<void> {
  await db.deleteFrom('lead').where('created_at', '<=', isoDaysAgo(days, now)).execute();
}

/** Leads of this moment and before have been kept for that many days. */
export const isoDaysAgo = (days: number, now = Date.now()) =>
  new Date(now - days * 24 * 60 * 60 * 1000).toISOString();
