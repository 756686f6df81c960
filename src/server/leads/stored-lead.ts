import type { Selectable } from 'kysely';
import type { Choices, LeadForm } from '../../model/forms/lead-forms.ts';
import type { Language } from '../../model/language.ts';
import type { Once } from '../idempotency/idempotency-key.ts';
import type { LeadTable } from '../storage/tables.ts';
import type { Extras } from './extras.ts';

export interface Lead extends Extras {
  form: LeadForm;
  /** The plan in Arabic, where it was one that is offered. */
  planAr: string;
  fields: Record<string, string>;
  choices: Choices;
}

export interface StoredLead extends Lead {
  id: string;
  createdAt: string;
  /** Where the visitor's browser may send it again. */
  once?: Once | undefined;
}

export const storedLead = (row: Selectable<LeadTable>): StoredLead => ({
  id: row.id,
  form: row.form as LeadForm,
  fields: JSON.parse(row.fields),
  choices: JSON.parse(row.choices),
  page: row.page,
  language: row.language as Language,
  plan: row.plan,
  planAr: row.plan_ar,
  flagged: row.flagged,
  createdAt: row.created_at,
});
