import type { MailDetail } from '../../model/contracts/leads.ts';
import type { Message } from '../../model/messages/message.ts';
import { sayInEnglish } from '../../model/messages/say.ts';

/** As it is kept beside a try. */
export const storedDetail = (detail: Message | null) => (detail ? JSON.stringify(detail) : '');

/** In words, and which words they are: whoever shows them may speak another language. */
export const answeredDetail = (detail: Message | null): MailDetail =>
  detail ? { detail: sayInEnglish(detail), ...detail } : { detail: '' };

/** Tries of an older version have their English words alone. */
export const readDetail = (stored: string): MailDetail =>
  stored.startsWith('{') ? answeredDetail(JSON.parse(stored)) : { detail: stored };
