import { isInUse } from '../../model/in-use.ts';
import { publicPaths } from '../../model/public-paths.ts';
import { troubleIn } from '../storage/database-trouble.ts';
import type { Addresses, Whereabouts } from './addresses.ts';
import { readInUse } from './read-in-use.ts';

/**
 * Where a page is now, for an address that leads elsewhere for good: one of the old forms, the
 * former name of a record, or another spelling of the address of a page that is there. Both
 * languages alike. Nowhere if that page is not in use.
 */
export const movedTo = (addresses: Addresses, url: string): Promise<string | undefined> =>
  // That can wait until the database is back: the page may be in memory as it was.
  findMoved(addresses, url).catch((error) => {
    if (!troubleIn(error)) throw error;
    return undefined;
  });

async function findMoved(addresses: Addresses, url: string): Promise<string | undefined> {
  const [, prefix = '', path = '', query = ''] = /^(\/ar(?=\/|$|\?))?([^?]*)(.*)$/i.exec(url) ?? [];
  const asked = partsOf(path);
  if (!asked || asked[0]?.toLowerCase() === 'admin') return undefined;
  const segments = asked.filter(Boolean);
  const page = presentForm(segments) ?? (await addresses.find(segments));
  const arabic = prefix.toLowerCase();
  if (!page || (prefix === arabic && isAt(page, asked, arabic))) return undefined;
  const inUse = await readInUse(addresses.reader);
  const isThere = isInUse(`/${page.segments.join('/')}`, inUse) && (inUse.arabic || !arabic);
  return isThere ? `${addressOf(page, arabic)}${query}` : undefined;
}

/** The address that stands for all that a page has. */
export const addressOf = ({ segments }: Whereabouts, arabic: string): string =>
  `${arabic}${canonicalParts(segments, arabic)
    .map((part) => `/${encodeURIComponent(part).replaceAll('%26', '&')}`)
    .join('')}`;

/** Forms that were never links, and lead on whether or not there is such a post. */
function presentForm([page = '', first, second, ...more]: string[]): Whereabouts | undefined {
  if (more.length > 0) return undefined;
  const moved = true;
  switch (`/${page.toLowerCase()}`) {
    case '/contact':
      return first === undefined ? { segments: partsIn(publicPaths.contact), moved } : undefined;
    case publicPaths.blog:
      if (first === 'page' && second === '1') return { segments: partsIn(publicPaths.blog), moved };
      return first && second === undefined
        ? { segments: [...partsIn(publicPaths.post).slice(0, 1), first], moved }
        : undefined;
    default:
      return undefined;
  }
}

/** Whether the requested parts are the address of the page, or another form by which it opens. */
function isAt({ segments, moved, forms }: Whereabouts, asked: string[], arabic: string): boolean {
  if (moved) return false;
  if (`/${asked.join('/')}` === `${publicPaths.leasing}/`) return true;
  const parts = canonicalParts(segments, arabic);
  return (
    asked.length === parts.length &&
    asked.every(
      (part, at) => part === parts[at] || forms?.[at]?.includes(withoutDots(part)) === true,
    )
  );
}

/** Home has an empty part in English and none in Arabic: `/`, `/ar`. */
function canonicalParts(segments: string[], arabic: string): string[] {
  const parts = segments.filter(Boolean);
  return parts.length > 0 || arabic ? parts : [''];
}

/** The specification writes `asp.net-development` as well. */
const withoutDots = (part: string) => part.replaceAll('.', '-').replace(/^-/, '');

const partsIn = (path: string) => path.split('/').slice(1);

/** `undefined` for an address that cannot be decoded: no page has one. */
function partsOf(path: string): string[] | undefined {
  try {
    return partsIn(path).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
