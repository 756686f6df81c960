import type { Choices, LeadForm } from '../../../model/forms/lead-forms.ts';
import type { Language } from '../../../model/language.ts';
import type { Message } from '../../../model/messages/message.ts';
import type { texts } from './texts.ts';

/** What a visitor sent, as the API gives it to an administrator. */
export interface Lead {
  _id: string;
  form: LeadForm;
  fields: Record<string, string>;
  choices: Choices;
  page: string;
  language: Language;
  plan: string;
  planAr: string;
  /** Why it looks like spam. */
  flagged: string | null;
  createdAt: string;
  /** `null` where it was only stored. */
  mail: LeadMail | null;
}

export interface LeadMail {
  state: Exclude<keyof typeof texts.states, 'stored'>;
  tries: number;
  nextTryAt: string | null;
  possiblyRepeated: boolean;
}

export interface LeadList {
  leads: Lead[];
  total: number;
  mailIsSetUp: boolean;
}

/** In English, and what it says for whoever speaks another language. */
export interface MailDetail extends Partial<Message> {
  detail: string;
}

export interface MailTry extends MailDetail {
  number: number;
  startedAt: string;
  outcome: keyof typeof texts.outcomes;
}

export interface OpenedLead extends Lead {
  tries: MailTry[];
  mailIsSetUp: boolean;
}
