import type { z } from 'zod';
import { type Message, message } from './message.ts';

/** Zod carries a text with each rule and nothing else, so a message travels through it as one. */
export const carry = (carried: Message): string => mark + JSON.stringify(carried);

/** The first message for each field at fault, by its dotted path. */
export function faultsIn(error: z.ZodError): Record<string, Message> {
  const faults: Record<string, Message> = {};
  for (const issue of error.issues) faults[issue.path.join('.')] ??= carriedIn(issue.message);
  return faults;
}

const mark = 'message:';

/** A rule without a message of its own speaks Zod's English, which is nobody's to read. */
const carriedIn = (text: string): Message =>
  text.startsWith(mark) ? JSON.parse(text.slice(mark.length)) : message('invalidInput');
