import { contactModal } from '../../model/forms/contact-modal.ts';
import { contactSection, contactSectionMessage } from '../../model/forms/contact-section.ts';
import type { Form } from '../../model/forms/form.ts';
import { leaseLead } from '../../model/forms/lease-lead.ts';

export const leadForms = {
  'contact-modal': contactModal,
  'lease-lead': leaseLead,
  'contact-section': contactSectionMessage,
} as const satisfies Record<string, Form>;

export type LeadForm = keyof typeof leadForms;

export const formNames: Record<LeadForm, string> = {
  'contact-modal': 'contact modal',
  'lease-lead': 'lease lead form',
  'contact-section': 'contact section',
};

/** What the visitor saw above the field. The contact section sends its subject as the budget. */
export function labelOf(form: LeadForm, name: string): string {
  if (form === 'contact-section' && name === 'budget')
    return contactSection.fields.subject.label.en;
  const fields: Form['fields'] = leadForms[form].fields;
  return fields[name]?.label.en ?? name;
}
