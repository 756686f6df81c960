import type { z } from 'zod';
import { Refusal } from './refusal.ts';

/** What was sent, in the address or in the body, or the refusal that says what is wrong with it. */
export function checkInput<T>(schema: z.ZodType<T>, input: Record<string, unknown>): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new Refusal(400, parsed.error.issues[0]?.message ?? 'Invalid input');
}
