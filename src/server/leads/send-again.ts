import { message } from '../../model/messages/message.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../storage/storage.ts';
import { mayHaveArrived, queueMail } from './outbox.ts';

/** Queues the message anew, marked where an earlier try may have arrived. */
export async function sendAgain(db: Database, leadId: string, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const mail = await transaction
      .selectFrom('lead_mail')
      .selectAll()
      .where('lead_id', '=', leadId)
      .executeTakeFirst();
    if (!mail) return queueMail(transaction, leadId, now);

    const tries = await transaction
      .selectFrom('lead_mail_try')
      .select('outcome')
      .where('lead_id', '=', leadId)
      .execute();
    const moment = new Date(now).toISOString();
    const { numUpdatedRows } = await transaction
      .updateTable('lead_mail')
      .set({
        state: 'waiting',
        due_at: moment,
        queued_at: moment,
        left_to: null,
        server_away: 0,
        possibly_repeated: tries.some(({ outcome }) => mayHaveArrived(outcome)) ? 1 : 0,
      })
      .where('lead_id', '=', leadId)
      .where('state', '!=', 'sending')
      .where('tries', '=', mail.tries)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refusal(409, message('mailUnderWay'));
  });
}
