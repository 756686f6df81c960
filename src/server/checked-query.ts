import type { z } from 'zod';
import { Refusal } from './refusal.ts';

/** What an address asks for behind its `?`, or the refusal that says what is wrong. */
export function checkedQuery<T>(schema: z.ZodType<T>, query: Record<string, unknown>): T {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  throw new Refusal(400, parsed.error.issues[0]?.message ?? 'Invalid query');
}
