import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { pictureSchemes, webAddress } from '../../model/web-address.ts';

interface Allowed {
  html: string;
  /** The inline scripts that are the pages' own. */
  scripts: readonly string[];
  styles?: readonly string[];
  framed: string[];
}

/**
 * A page from the cache cannot carry a nonce, so each inline script and style is named by its hash. Pictures
 * that the administrator took from another host are allowed on the pages that show them alone;
 * what may be framed is named by its addresses.
 */
export function contentSecurityPolicy({ html, scripts, styles = [], framed }: Allowed): string {
  const frames = originsOf(framed);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashesOf(scripts)].join(' ')}`,
    `style-src ${["'self'", ...hashesOf(styles)].join(' ')}`,
    `img-src ${["'self'", 'data:', ...pictureSources(html)].join(' ')}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

const hashesOf = (inline: readonly string[]) => new Set(inline.map(hashOf));

/** They are the same on all pages. */
const hashes = new LRUCache<string, string>({ max: 20 });

function hashOf(inline: string): string {
  const known = hashes.get(inline);
  if (known) return known;
  const hash = `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
  hashes.set(inline, hash);
  return hash;
}

/** So many hosts that a proxy would refuse the header are as good as all of them. */
const longestSources = 1500;

/** The rare part comes first: looking through every picture of a page took longer than all else here. */
const linkOfPicture = /\ssrc(?:set)?="(https?:\/\/[^/"\s]+)(?<=<(?:img|source)\b[^>]*)/gi;

function pictureSources(html: string): string[] {
  const links = [...html.matchAll(linkOfPicture)];
  const origins = originsOf(
    links.map(([, link]) => link ?? ''),
    pictureSchemes,
  );
  if (origins.join(' ').length <= longestSources) return origins;
  return [...new Set(origins.map((origin) => `${URL.parse(origin)?.protocol}`))];
}

/** An editor's texts: only a plain host may reach the header, whatever else was typed. */
const originsOf = (addresses: string[], schemes?: typeof pictureSchemes): string[] => [
  ...new Set(addresses.flatMap((address) => webAddress(address, schemes)?.origin ?? [])),
];
