import { publicPaths } from '../../model/public-paths.ts';
import type { ContentReader } from '../http/reads.ts';
import { Refusal } from '../http/refusal.ts';
import { findPage } from '../site/find-page.ts';
import { publicPlaces } from '../site/public-records.ts';
import type { Database } from '../storage/storage.ts';
import type { WebBuild } from './web-build.ts';

interface Source {
  db: Database;
  reader: ContentReader;
  web: WebBuild;
}

/** No record has it: a slug neither begins nor ends with a hyphen, and neither does an id. */
const nobody = '-';

/**
 * The one address that stands for all others that show the same: however a page is spelt, those of
 * one shape that lead nowhere, and the screens of the admin area, which are made in the browser.
 * Nothing for an address that has a page of its own.
 */
export async function sharedAddress(path: string, source: Source): Promise<string | undefined> {
  const route = source.web.routeAt?.(path);
  if (!route) return undefined;
  const { pattern, params } = route;
  const shared = pattern.replaceAll(/:\w+|\*/g, nobody);
  const segments = pattern
    .replace(/^\/ar(?=\/|$)/, '')
    .split('/')
    .slice(1);
  const isOfRecord = segments.some((part) => part.startsWith(':')) && segments[0] !== 'admin';
  if (!isOfRecord) return shared;
  // A page that nothing is known of is there, until it says otherwise itself.
  if (!knownPaths.has(`/${segments.join('/')}`)) return undefined;
  const named = segments.map((part) => (part.startsWith(':') ? params[part.slice(1)] : part) ?? '');
  return (await isThere(named, source)) ? undefined : shared;
}

const knownPaths = new Set([
  publicPaths.olderPosts as string,
  ...publicPlaces.values().map(({ node }) => node.publicPage?.path ?? ''),
]);

async function isThere(segments: string[], source: Source): Promise<boolean> {
  try {
    await findPage(source, segments);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return false;
    throw error;
  }
}

export const isShared = (path: string) => path.split('/').includes(nobody);
