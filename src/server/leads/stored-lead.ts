import type { LeadForm } from '../../model/forms/lead-forms.ts';
import type { Language } from '../../model/language.ts';
import type { LeadTable } from '../storage/tables.ts';
import type { Extras } from './extras.ts';

export interface Lead extends Extras {
  form: LeadForm;
  fields: Record<string, string>;
}

export interface StoredLead extends Lead {
  id: string;
  createdAt: string;
}

export const storedLead = (row: LeadTable): StoredLead => ({
  id: row.id,
  form: row.form as LeadForm,
  fields: JSON.parse(row.fields),
  page: row.page,
  language: row.language as Language,
  plan: row.plan,
  flagged: row.flagged,
  createdAt: row.created_at,
});
