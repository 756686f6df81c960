/**
 * What each public form sends beside its fields: the plan it was opened from, the page, the
 * language, how many milliseconds the visitor took, and an input that no person sees. Its name is
 * one that programs like to fill in and that browsers do not.
 */
export const submissionExtras = {
  plan: 'plan',
  page: 'page',
  language: 'language',
  timeTaken: 'timeTaken',
  honeypot: 'referral',
} as const;
