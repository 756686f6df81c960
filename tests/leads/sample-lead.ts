import { randomUUID } from 'node:crypto';
import { contactModal } from '../../src/model/forms/contact-modal.ts';
import { choicesIn } from '../../src/model/forms/lead-forms.ts';
import { storeLead } from '../../src/server/leads/store-lead.ts';
import type { Lead, StoredLead } from '../../src/server/leads/stored-lead.ts';
import type { Database } from '../../src/server/storage/storage.ts';
import { modal } from './filled-forms.ts';

export const sampleLead = (given: Partial<Lead> = {}): Lead => ({
  form: 'contact-modal',
  fields: modal,
  plan: '',
  planAr: '',
  choices: choicesIn(contactModal, modal),
  page: '/contact-us',
  language: 'en',
  flagged: null,
  ...given,
});

export const sampleStoredLead = (given: Partial<StoredLead> = {}): StoredLead => ({
  ...sampleLead(),
  id: randomUUID(),
  createdAt: '2030-01-02T23:45:06.789Z',
  ...given,
});

export const addresses = {
  from: 'Website <website@example.org>',
  to: 'hello@example.com',
  publicUrl: 'https://www.example.com',
};

/** Gives its id. */
export async function storeSample(
  db: Database,
  now: number,
  { mail = true, ...given }: Partial<Lead> & { mail?: boolean } = {},
): Promise<string> {
  const lead = sampleStoredLead({ ...given, createdAt: new Date(now).toISOString() });
  await storeLead(db, lead, { mail });
  return lead.id;
}
