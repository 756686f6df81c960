/** Everything carries it: menu and footer are on every page, so a save outdates them all. */
export const cdnKey = 'wajha';

/**
 * For the network in front alone (RFC 9213); browsers go on asking each time. Not for the API: such
 * a network would hand what everybody may read to an administrator too.
 */
export function cdnHeaders(maxAge: number | undefined): Record<string, string> {
  if (maxAge === undefined) return {};
  return {
    'cdn-cache-control': `public, max-age=${maxAge}`,
    'surrogate-key': cdnKey,
    'cache-tag': cdnKey,
  };
}
