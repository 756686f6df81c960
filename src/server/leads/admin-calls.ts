import { z } from 'zod';
import {
  type LeadList,
  leadSchema,
  leadsSchema,
  type OpenedLead,
} from '../../model/contracts/leads.ts';
import { message } from '../../model/messages/message.ts';
import type { Call } from '../http/calls.ts';
import { checkInput } from '../http/check-input.ts';
import { jsonSchemaOf, successSchema } from '../http/json-schema.ts';
import { Refusal } from '../http/refusal.ts';
import { logSecurity } from '../log/log-security.ts';
import type { Storage } from '../storage/storage.ts';
import { leadsAsCsv } from './leads-as-csv.ts';
import { leadsQuery, leadsWanted } from './leads-query.ts';
import { leadNotFound, listLeads, readLead } from './read-leads.ts';
import type { LeadOptions } from './receive-lead.ts';
import { sendAgain } from './send-again.ts';
import { forgetLead } from './store-lead.ts';

type Options = Pick<LeadOptions, 'db' | 'mailer' | 'now'> & Pick<Storage, 'eraseDeleted'>;

/** The administrator's view of what visitors sent. */
export function leadAdminCalls({ db, eraseDeleted, mailer, now = Date.now }: Options): Call[] {
  const mailIsSetUp = mailer !== undefined;
  return [
    {
      method: 'GET',
      path: '/admin/leads',
      name: 'listLeads',
      summary: 'List the leads',
      description: 'What visitors sent, newest first, and what became of the mail about it.',
      for: 'read leads',
      failed: message('fetchFailed', { noun: 'leads' }),
      query: leadsQuery,
      answers: () => jsonSchemaOf(leadsSchema, 'output'),
      handle: async ({ query }): Promise<LeadList> => ({
        ...(await listLeads(db, checkInput(leadsQuery, query))),
        mailIsSetUp,
      }),
    },
    {
      method: 'GET',
      path: '/admin/leads.csv',
      name: 'exportLeads',
      summary: 'All the leads as a table for a spreadsheet',
      description: 'A line for each lead, or for each that the query asks for. The log notes it.',
      for: 'export leads',
      failed: message('fetchFailed', { noun: 'leads' }),
      query: leadsWanted,
      answers: () => ({ type: 'string' }),
      answersAs: 'text/csv',
      async handle(request) {
        const wanted = checkInput(leadsWanted, request.query);
        const { username } = request.viewer;
        logSecurity(request, { security: 'leads exported', account: username });
        return leadsAsCsv(db, wanted);
      },
    },
    {
      method: 'GET',
      path: '/admin/leads/:leadId',
      name: 'getLead',
      summary: 'Read a lead',
      description: 'With each try to mail it and its outcome.',
      for: 'read leads',
      failed: message('fetchFailed', { noun: 'lead' }),
      answers: () => jsonSchemaOf(leadSchema, 'output'),
      handle: async ({ params }): Promise<OpenedLead> => ({
        ...(await readLead(db, leadIdOf(params))),
        mailIsSetUp,
      }),
    },
    {
      method: 'DELETE',
      path: '/admin/leads/:leadId',
      name: 'deleteLead',
      summary: 'Delete a lead for good',
      description: 'Nothing brings it back, and the database does not keep its bytes.',
      for: 'delete leads',
      failed: message('deleteFailed', { noun: 'lead' }),
      answers: () => successSchema,
      async handle({ params }) {
        if (!(await forgetLead(db, leadIdOf(params)))) throw leadNotFound();
        await eraseDeleted();
        return { success: true };
      },
    },
    {
      method: 'POST',
      path: '/admin/leads/:leadId/mail',
      name: 'mailLead',
      summary: 'Mail a lead again',
      description: 'Refused with 409 where no mail is set up, or while a try is under way.',
      for: 'mail leads',
      refuses: [409],
      failed: message('mailNotSent'),
      answers: () => jsonSchemaOf(leadSchema, 'output'),
      async handle({ params }): Promise<OpenedLead> {
        const id = leadIdOf(params);
        await readLead(db, id);
        if (!mailer) throw new Refusal(409, message('mailNotSetUp'));
        await sendAgain(db, id, now());
        mailer.wake();
        return { ...(await readLead(db, id)), mailIsSetUp };
      },
    },
  ];
}

function leadIdOf({ leadId }: Record<string, string>): string {
  const parsed = z.uuid().safeParse(leadId);
  if (!parsed.success) throw leadNotFound();
  return parsed.data;
}
