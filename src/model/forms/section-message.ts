import type { contactSection, contactSectionMessage } from './contact-section.ts';

/** What is sent for what the visitor filled in; apart, so that a browser gets this alone. */
export function messageOf(
  filled: Record<keyof typeof contactSection.fields, string>,
): Record<keyof typeof contactSectionMessage.fields, string> {
  const { firstName, lastName, email, phoneNumber: phone, subject: budget, message } = filled;
  return { name: `${firstName} ${lastName}`.trim(), email, phone, message, budget };
}
