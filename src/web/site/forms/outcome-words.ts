import type { LeadForm } from '../../../model/forms/lead-forms.ts';
import type { SiteWords } from '../../../model/wording/index.ts';
import type { FaultWords } from '../islands/forms/find-faults.ts';

/** What a form says of what it was given, before it is sent. */
export const faultWords = ({ messages }: SiteWords['forms']): FaultWords => {
  const { required, allRequired, invalidEmail, invalidLink } = messages;
  return { required, allRequired, invalidEmail, invalidLink };
};

/** What a form says when the server gives no words of its own. */
export const outcomeWords = (form: LeadForm, { sent, noAnswer, messages }: SiteWords['forms']) =>
  form === 'contact-section'
    ? { sent, noAnswer, notSent: messages.sectionNotSent }
    : { sent: messages.thankYou, noAnswer, notSent: messages.modalNotSent };
