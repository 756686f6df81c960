import { z } from 'zod';
import type { Call } from '../api.ts';
import { type ListQuery, listQueryOf } from '../content/lists.ts';
import { Refusal } from '../refusal.ts';
import type { LeadOptions } from './calls.ts';
import { listLeads, readLead } from './read-leads.ts';
import { sendAgain } from './send-again.ts';

/** The administrator's view of what visitors sent. */
export function leadAdminCalls({ db, mailer, now = Date.now }: LeadOptions): Call[] {
  return [
    {
      method: 'GET',
      path: '/admin/leads',
      summary: 'List the leads, newest first',
      admin: true,
      failed: 'Failed to fetch leads',
      async handle({ query }) {
        const list = listQueryOf({ page: 1, ...query }) as ListQuery;
        return { ...(await listLeads(db, list)), mailIsSetUp: mailer !== undefined };
      },
    },
    {
      method: 'GET',
      path: '/admin/leads/:leadId',
      summary: 'Read one lead and each try to mail it',
      admin: true,
      failed: 'Failed to fetch lead',
      handle: ({ params }) => readLead(db, leadIdOf(params)),
    },
    {
      method: 'POST',
      path: '/admin/leads/:leadId/mail',
      summary: 'Mail one lead again',
      admin: true,
      failed: 'Failed to send e-mail',
      async handle({ params }) {
        const id = leadIdOf(params);
        await readLead(db, id);
        if (!mailer) throw new Refusal(409, 'E-mail is not set up');
        await sendAgain(db, id, now());
        mailer.wake();
        return readLead(db, id);
      },
    },
  ];
}

function leadIdOf({ leadId }: Record<string, string>): string {
  const parsed = z.uuid().safeParse(leadId);
  if (!parsed.success) throw new Refusal(404, 'Lead not found');
  return parsed.data;
}
