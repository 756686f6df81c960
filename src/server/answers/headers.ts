/** Computed once; written with every answer. */
export const securityHeaders = (publicUrl: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  ...(publicUrl.startsWith('https:') && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
});

/** Kept by nobody without asking: a save must show at once. */
export const revalidate = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** What only the administrator may see: kept by nobody at all. */
export const forOneReader = { 'cache-control': 'private, no-store' };
