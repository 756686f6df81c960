import type { Bilingual, Language } from '../language.ts';
import { contactModal } from './contact-modal.ts';
import { contactSection, contactSectionMessage } from './contact-section.ts';
import type { Form, FormField } from './form.ts';
import { leaseLead } from './lease-lead.ts';

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

export interface LeadField {
  name: string;
  field: FormField;
  label: Bilingual;
}

/** What the visitor saw above each field. The contact section sends its subject as the budget. */
export function leadFields(form: LeadForm): LeadField[] {
  const fields: [string, FormField][] = Object.entries(leadForms[form].fields);
  return fields.map(([name, field]) => {
    const isSubject = form === 'contact-section' && name === 'budget';
    return { name, field, label: isSubject ? contactSection.fields.subject.label : field.label };
  });
}

/** By the name of the field: what was chosen there, in the words that could be read then. */
export type Choices = Record<string, Bilingual>;

export const choicesIn = (form: Form, values: Record<string, string>): Choices =>
  Object.fromEntries(
    Object.entries(form.fields).flatMap(([name, { options }]) => {
      const chosen = options?.find(({ value }) => value === values[name]);
      return chosen ? [[name, chosen.label]] : [];
    }),
  );

/** A choice as the visitor read it, any other value as it was typed. */
export const shownValue = (
  { fields, choices }: { fields: Record<string, string>; choices: Choices },
  name: string,
  language: Language,
) => choices[name]?.[language] ?? fields[name] ?? '';

/** The plan as it was called when the lead was sent; one that was not offered has one name. */
export const shownPlan = ({ plan, planAr }: { plan: string; planAr: string }, language: Language) =>
  (language === 'ar' && planAr) || plan;

/** Addresses and numbers read from left to right in any language. */
export const isLeftToRight = ({ name, field }: Pick<LeadField, 'name' | 'field'>) =>
  ['email', 'phone', 'link'].includes(field.type) || name === 'email';
