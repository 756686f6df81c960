import type { z } from 'zod';
import { faultsIn } from '../../model/messages/in-zod.ts';
import { message } from '../../model/messages/message.ts';
import { Refusal } from './refusal.ts';

/** What was sent, in the address or in the body, or the refusal that says what is wrong with it. */
export function checkInput<T>(schema: z.ZodType<T>, input: Record<string, unknown>): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [first = message('invalidInput')] = Object.values(faultsIn(parsed.error));
  throw new Refusal(400, first);
}
