import { type Form, field } from './form.ts';
import { labels } from './labels.ts';

/** What the visitor fills in. The e-mail is a plain text here: this form checks no shape. */
export const contactSection = {
  fields: {
    firstName: field('text', { en: 'First name', ar: 'الاسم الأول' }),
    lastName: field('text', { en: 'Last name', ar: 'اسم العائلة' }),
    email: field('text', labels.email),
    phoneNumber: field('phone', { en: 'Phone number', ar: 'رقم الجوال' }),
    subject: field('text', { en: 'Subject', ar: 'الموضوع' }),
    message: field('prose', labels.message),
  },
} as const satisfies Form;

/** What is sent for it. */
export const contactSectionMessage = {
  fields: {
    name: field('text', labels.name, { max: 401 }),
    email: field('text', labels.email),
    phone: field('phone', labels.phone),
    message: field('prose', labels.message),
    budget: field('text', labels.budget),
  },
} as const satisfies Form;

export function messageOf(
  filled: Record<keyof typeof contactSection.fields, string>,
): Record<keyof typeof contactSectionMessage.fields, string> {
  const { firstName, lastName, email, phoneNumber: phone, subject: budget, message } = filled;
  return { name: `${firstName} ${lastName}`.trim(), email, phone, message, budget };
}
