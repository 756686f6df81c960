import { isInUse } from '../../model/in-use.ts';
import { fillPath, publicPaths } from '../../model/public-paths.ts';
import type { ContentReader } from '../http/reads.ts';
import { troubleIn } from '../storage/database-trouble.ts';
import type { Database } from '../storage/storage.ts';
import { findRecordAt } from './public-records.ts';
import { readInUse } from './read-in-use.ts';

/**
 * Where a page is now, for an address that leads elsewhere for good: one of the old forms, or the
 * former name of a record. Both languages alike. Nowhere if that page is not in use.
 */
export const movedTo = (source: Source, url: string): Promise<string | undefined> =>
  // That can wait until the database is back: the page may be in memory as it was.
  findMoved(source, url).catch((error) => {
    if (!troubleIn(error)) throw error;
    return undefined;
  });

interface Source {
  db: Database;
  reader: ContentReader;
}

async function findMoved({ db, reader }: Source, url: string): Promise<string | undefined> {
  const [, arabic = '', path = '', query = ''] = /^(\/ar(?=\/|$|\?))?([^?]*)(.*)$/i.exec(url) ?? [];
  const segments = decodePath(path);
  const present = segments && (await presentPath(db, segments));
  if (!present) return undefined;
  const inUse = await readInUse(reader);
  const isThere = isInUse(present, inUse) && (inUse.arabic || !arabic);
  return isThere ? `${arabic.toLowerCase()}${present}${query}` : undefined;
}

async function presentPath(db: Database, segments: string[]): Promise<string | undefined> {
  const [page = '', first, second, ...more] = segments;
  if (more.length > 0) return undefined;
  switch (page.toLowerCase()) {
    case 'contact':
      return first === undefined ? publicPaths.contact : undefined;
    case 'blog':
      if (first === 'page' && second === '1') return publicPaths.blog;
      return first && !second ? fillPath(publicPaths.post, encodeURIComponent(first)) : undefined;
    default: {
      const found = await findRecordAt(db, segments);
      return found?.moved ? encodeURI(found.path) : undefined;
    }
  }
}

/** Nothing for an address that is no text; no page has one. */
function decodePath(path: string): string[] | undefined {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
