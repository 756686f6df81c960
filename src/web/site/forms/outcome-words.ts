import type { SiteWords } from '../../../model/wording/index.ts';
import type { FormName } from './form-answer.ts';

/** What a form says when the server gives no words of its own. */
export const outcomeWords = (form: FormName, { sent, messages }: SiteWords['forms']) =>
  form === 'contact-section'
    ? { sent, notSent: messages.sectionNotSent }
    : { sent: messages.thankYou, notSent: messages.modalNotSent };
