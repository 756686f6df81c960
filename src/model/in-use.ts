import { type Currencies, leasingPaths, leasingPathsInUse } from './leasing.ts';
import { publicPaths } from './public-paths.ts';

/** What an agency may do without, each with the public pages that go with it. */
export const switches = {
  leasing: [publicPaths.leasing],
  ourWork: [publicPaths.ourWork],
  blog: [publicPaths.blog, publicPaths.post],
  localSeo: [publicPaths.locations],
} as const satisfies Record<string, readonly string[]>;

export type Switch = keyof typeof switches;

/** Which of them are in use. */
export interface InUse extends Readonly<Record<Switch, boolean>> {
  /** Those of the leasing page, which has an address for each. */
  readonly currencies: Currencies;
}

/** Whether there is a page at an English path, or at the shape of one: `/blog/page/:page` is the blog. */
export function isInUse(path: string, inUse: InUse): boolean {
  const at = switchedBy.get(beginningOf(path));
  if (at === undefined) return true;
  const isOff = isLeasing(path) && !leasingPathsInUse(inUse.currencies).includes(path);
  return inUse[at] && !isOff;
}

/** Where a link to an English path leads, if anywhere: to leasing in a currency that is in use. */
export function pathInUse(path: string, inUse: InUse): string | undefined {
  if (isInUse(path, inUse)) return path;
  const [other] = isLeasing(path) ? leasingPathsInUse(inUse.currencies) : [];
  return other && isInUse(other, inUse) ? other : undefined;
}

const isLeasing = (path: string) => Object.values<string>(leasingPaths).includes(path);

const beginningOf = (path: string) => path.split(/[/?#]/)[1]?.toLowerCase() ?? '';

const switchedBy = new Map(
  Object.entries(switches).flatMap(([name, paths]) =>
    paths.map((path) => [beginningOf(path), name as Switch]),
  ),
);
