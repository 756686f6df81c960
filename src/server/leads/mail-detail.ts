import { z } from 'zod';
import type { Message } from '../../model/messages/message.ts';
import { sayInEnglish } from '../../model/messages/say.ts';

/** As it is kept beside a try. */
export const storedDetail = (detail: Message | null) => (detail ? JSON.stringify(detail) : '');

/** What is said of a try. */
export const mailDetail = z.object({
  detail: z.string().describe('In words'),
  code: z.string().optional().describe('The same for programs'),
  params: z.record(z.string(), z.unknown()).optional(),
});

/** In words, and which words they are: whoever shows them may speak another language. */
export const answeredDetail = (detail: Message | null) =>
  detail ? { detail: sayInEnglish(detail), ...detail } : { detail: '' };

/** Tries of an older version have their English words alone. */
export const readDetail = (stored: string) =>
  stored.startsWith('{') ? answeredDetail(JSON.parse(stored)) : { detail: stored };
