import { createHash } from 'node:crypto';

/**
 * A page from the cache cannot carry a nonce, so each inline script is named by its hash. Pictures
 * that the administrator took from another host are allowed on the pages that show them alone;
 * what may be framed is named by its addresses.
 */
export function contentSecurityPolicy(html: string, framed: string[]): string {
  const scripts = new Set(inlineScripts(html).map(hashOf));
  const hosts = new Set(pictureHosts(html));
  const frames = new Set(framed.flatMap(secureOrigin));
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self'",
    `img-src ${["'self'", 'data:', ...hosts].join(' ')}`,
    `frame-src ${frames.size > 0 ? [...frames].join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Data for search engines is no script: it never runs. */
const inlineScripts = (html: string) =>
  [
    ...html.matchAll(
      /<script(?![^>]*(?:\bsrc=|\btype="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ].map(([, script]) => script ?? '');

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const pictureHosts = (html: string) =>
  [...html.matchAll(/<(?:img|source)\b[^>]*?\ssrc(?:set)?="(https?:\/\/[^/"\s]+)/gi)].map(
    ([, origin]) => origin ?? '',
  );

/** An editor's text: only a host may reach the header, whatever else was typed. */
function secureOrigin(address: string): string[] {
  const { protocol, origin } = URL.parse(address) ?? {};
  return protocol === 'https:' && origin ? [origin] : [];
}
