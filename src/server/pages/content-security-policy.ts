import { createHash } from 'node:crypto';

/**
 * A page from the cache cannot carry a nonce, so each inline script is named by its hash. Pictures
 * that the administrator took from another host are allowed on the pages that show them alone.
 */
export function contentSecurityPolicy(html: string): string {
  const scripts = new Set(inlineScripts(html).map(hashOf));
  const hosts = new Set(pictureHosts(html));
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self'",
    `img-src ${["'self'", 'data:', ...hosts].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => script ?? '',
  );

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const pictureHosts = (html: string) =>
  [...html.matchAll(/<(?:img|source)\b[^>]*?\ssrc(?:set)?="(https?:\/\/[^/"\s]+)/gi)].map(
    ([, origin]) => origin ?? '',
  );
