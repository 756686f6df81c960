import { z } from 'zod';
import { type LeadForm, leadForms } from '../../model/forms/lead-forms.ts';
import { languages } from '../../model/language.ts';
import { moment } from '../http/json-schema.ts';
import { mailDetail } from './mail-detail.ts';
import type { listLeads, readLead } from './read-leads.ts';

const listed = z.object({
  _id: z.string(),
  form: z.enum(Object.keys(leadForms) as LeadForm[]),
  fields: z.record(z.string(), z.string()).describe('What was filled in, by the name of the field'),
  choices: z
    .record(z.string(), z.object({ en: z.string(), ar: z.string() }))
    .describe('What was chosen from a list, in words'),
  page: z.string().describe('Where the form was sent from'),
  language: z.enum(languages),
  plan: z.string(),
  planAr: z.string(),
  flagged: z.string().nullable().describe('Why it looks like spam'),
  createdAt: moment,
  mail: z
    .object({
      state: z.enum(['waiting', 'sending', 'sent', 'given up', 'collected']),
      tries: z.int(),
      nextTryAt: moment.nullable(),
      possiblyRepeated: z.boolean(),
    })
    .nullable(),
});

const mailIsSetUp = z.boolean();

/** The answers about leads, held to what their reader gives. */
export const leadsSchema = z.object({
  leads: z.array(listed.meta({ title: 'LeadSummary' })),
  total: z.int(),
  mailIsSetUp,
}) satisfies z.ZodType<Awaited<ReturnType<typeof listLeads>>>;

export const leadSchema = z
  .object({
    ...listed.shape,
    tries: z.array(
      z.object({
        number: z.int(),
        startedAt: moment,
        outcome: z.enum(['under way', 'sent', 'refused', 'failed', 'unknown', 'interrupted']),
        ...mailDetail.shape,
      }),
    ),
    mailIsSetUp,
  })
  .meta({ title: 'Lead' }) satisfies z.ZodType<Awaited<ReturnType<typeof readLead>>>;
