import { z } from 'zod';
import { type LeadForm, leadForms } from '../forms/lead-forms.ts';
import { languages } from '../language.ts';
import { moment } from '../vocabulary/dates.ts';

/** What is said of a try to mail something. */
const mailDetail = z.object({
  detail: z.string().describe('In words'),
  code: z.string().optional().describe('The same for programs'),
  params: z.record(z.string(), z.unknown()).optional(),
});

const summary = z.object({
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

export const leadsSchema = z.object({
  leads: z.array(summary.meta({ title: 'LeadSummary' })),
  total: z.int(),
  mailIsSetUp,
});

export const leadSchema = z
  .object({
    ...summary.shape,
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
  .meta({ title: 'Lead' });

export const testMailSchema = z.object({
  outcome: z.enum(['sent', 'refused', 'failed', 'unknown', 'interrupted']),
  ...mailDetail.shape,
  to: z.string(),
});

/** What a visitor sent, as it stands in a list. */
export type Lead = z.output<typeof summary>;
/** `null` where a lead was only stored. */
export type LeadMail = NonNullable<Lead['mail']>;
export type LeadList = z.output<typeof leadsSchema>;
export type OpenedLead = z.output<typeof leadSchema>;
export type MailTry = OpenedLead['tries'][number];
/** In English, and what it says for readers of another language. */
export type MailDetail = z.output<typeof mailDetail>;
export type TestMail = z.output<typeof testMailSchema>;
