/** Computed once; written with every answer. */
export const securityHeaders = (
  publicUrl: string,
  { hstsSubdomains }: { hstsSubdomains: boolean },
): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  ...(publicUrl.startsWith('https:') && {
    // Other hosts of the domain may be somebody else's, and without TLS: only when asked for.
    'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
  }),
});

/** Kept by nobody without asking: a save must show at once. */
export const revalidate = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** What only the administrator may see: kept by nobody at all. */
export const forOneReader = { 'cache-control': 'private, no-store' };
