import { isInUse } from '../../model/in-use.ts';
import { publicPaths } from '../../model/public-paths.ts';
import type { Addresses } from '../site/addresses.ts';
import { publicPlaces } from '../site/public-records.ts';
import { readInUse } from '../site/read-in-use.ts';
import { addressOf } from '../site/redirects.ts';
import type { WebBuild } from './web-build.ts';

/** No record has it: a slug neither begins nor ends with a hyphen, and neither does an id. */
const nobody = '-';

/**
 * The one address that stands for all others that show the same: however a page is spelt, those of
 * one shape that lead nowhere, and the screens of the admin area, which are made in the browser.
 * `undefined` for a page of an unknown kind.
 */
export async function sharedAddress(
  path: string,
  { web, addresses }: { web: WebBuild; addresses: Addresses },
): Promise<string | undefined> {
  const route = web.routeAt?.(path);
  if (!route) return undefined;
  const { pattern, params } = route;
  const shared = pattern.replaceAll(/:\w+|\*/g, nobody);
  const [arabic = ''] = /^\/ar(?=\/|$)/.exec(pattern) ?? [];
  const segments = pattern.slice(arabic.length).split('/').slice(1);
  if (segments[0] === 'admin') return shared;
  const inUse = await readInUse(addresses.reader);
  if (arabic && !inUse.arabic) return `/${nobody}`;
  if (!isInUse(`/${segments.join('/')}`, inUse)) return `${arabic}/${nobody}`;
  if (!segments.some((part) => part.startsWith(':'))) return shared;
  // A page that nothing is known of is there, until it says otherwise itself.
  if (!knownPaths.has(`/${segments.join('/')}`)) return undefined;
  const named = segments.map((part) => (part.startsWith(':') ? params[part.slice(1)] : part) ?? '');
  const page = await addresses.find(named);
  return page ? addressOf(page, arabic) : shared;
}

const knownPaths = new Set([
  publicPaths.olderPosts as string,
  ...publicPlaces.values().map(({ node }) => node.publicPage?.path ?? ''),
]);

export const isShared = (path: string) => path.split('/').includes(nobody);
