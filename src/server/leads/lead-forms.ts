import { contactModal } from '../../model/forms/contact-modal.ts';
import { contactSection, contactSectionMessage } from '../../model/forms/contact-section.ts';
import type { Bilingual, Form } from '../../model/forms/form.ts';
import { leaseLead } from '../../model/forms/lease-lead.ts';

export const leadForms = {
  'contact-modal': contactModal,
  'lease-lead': leaseLead,
  'contact-section': contactSectionMessage,
} as const satisfies Record<string, Form>;

export type LeadForm = keyof typeof leadForms;

export const formNames: Record<LeadForm, Bilingual> = {
  'contact-modal': { en: 'contact modal', ar: 'نافذة التواصل' },
  'lease-lead': { en: 'lease lead form', ar: 'نموذج تأجير المواقع' },
  'contact-section': { en: 'contact section', ar: 'نموذج صفحة التواصل' },
};

/** What the visitor saw above the field. The contact section sends its subject as the budget. */
export function labelOf(form: LeadForm, name: string): Bilingual {
  if (form === 'contact-section' && name === 'budget') return contactSection.fields.subject.label;
  const fields: Form['fields'] = leadForms[form].fields;
  return fields[name]?.label ?? { en: name, ar: name };
}
