import { localSeo } from '../../model/pages/local-seo/index.ts';
import { placesOf } from '../../model/vocabulary/tree.ts';
import { findBySlug } from '../content/slugs.ts';
import { findService, hasLeft } from '../extras/service-address.ts';
import type { Database } from '../storage/storage.ts';

/**
 * Where a page is now, for an address that leads elsewhere for good: one of the old forms, or the
 * former name of a service or a location. Both languages alike.
 */
export async function movedTo(db: Database, url: string): Promise<string | undefined> {
  const [, arabic = '', path = '', query = ''] = /^(\/ar(?=\/|$|\?))?([^?]*)(.*)$/i.exec(url) ?? [];
  const segments = decodePath(path);
  const present = segments && (await presentPath(db, segments));
  return present && `${arabic.toLowerCase()}${present}${query}`;
}

async function presentPath(
  db: Database,
  [page = '', first, second, ...more]: string[],
): Promise<string | undefined> {
  if (more.length > 0) return undefined;
  switch (page.toLowerCase()) {
    case 'contact':
      return first === undefined ? '/contact-us' : undefined;
    case 'blog':
      if (first === 'page' && second === '1') return '/blog';
      return first && !second ? `/blog-details/${encodeURIComponent(first)}` : undefined;
    case 'services': {
      const found = first ? await findService(db, first, second) : undefined;
      return found?.moved ? encodeURI(found.path) : undefined;
    }
    case 'localseo': {
      const found = first && !second && (await findBySlug(db, locationKind, null, first));
      if (!found || found.hidden || !hasLeft(found, first)) return undefined;
      return encodeURI(`/localseo/${found.slug}`);
    }
    default:
      return undefined;
  }
}

const locationKind = placesOf(localSeo)[0]?.kind ?? '';

/** Nothing for an address that is no text; no page has one. */
function decodePath(path: string): string[] | undefined {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
