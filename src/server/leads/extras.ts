import { z } from 'zod';
import { submissionExtras } from '../../model/forms/submission.ts';
import type { Language } from '../../model/language.ts';
import { isSitePath } from '../../model/site-path.ts';
import { storable } from '../../model/storable.ts';

/** Nobody fills in a form faster than this, in milliseconds. */
const fastestPerson = 2000;

/**
 * The pages add these by themselves, so a visitor could not correct them: what is odd about one is
 * dropped, never refused.
 */
export const extrasSchema = z.object({
  [submissionExtras.plan]: shorten(200),
  [submissionExtras.page]: shorten(500),
  [submissionExtras.language]: z.enum(['en', 'ar']).optional().catch('en'),
  [submissionExtras.timeTaken]: z.number().optional().catch(undefined),
  [submissionExtras.honeypot]: z.unknown().optional(),
});

export interface Extras {
  plan: string;
  page: string;
  language: Language;
  /** Why it looks like spam. */
  flagged: string | null;
}

export function extrasOf(body: Record<string, unknown>): Extras {
  const { plan, page, language, timeTaken, referral } = extrasSchema.parse(body);
  const isTooFast = timeTaken !== undefined && timeTaken < fastestPerson;
  return {
    plan: plan ?? '',
    page: page && isSitePath(page) ? page : '',
    language: language ?? 'en',
    flagged: isFilled(referral) ? 'honeypot' : isTooFast ? 'too fast' : null,
  };
}

function shorten(length: number) {
  const kept = (value: string) => storable(value.trim().slice(0, length));
  return z.string().overwrite(kept).optional().catch('');
}

const isFilled = (value: unknown) =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;
