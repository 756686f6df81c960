import type { Feature } from '../features/feature.ts';
import { allFeatures, type Features, features, type PageKind } from '../features/index.ts';
import { type Currencies, leasingPaths, leasingPathsInUse } from './leasing.ts';
import { pageKindAt } from './public-paths.ts';

/** What an agency may do without: the name of each toggle. */
export type Switch = NonNullable<Features[PageKind]['switch']>;

/** A value for each toggle. */
export const forEachSwitch = <T>(choose: (feature: Feature) => T): Record<Switch, T> =>
  Object.fromEntries(
    allFeatures.flatMap((feature) => (feature.switch ? [[feature.switch, choose(feature)]] : [])),
  ) as Record<Switch, T>;

/** Which of them are in use. */
export interface InUse extends Readonly<Record<Switch, boolean>> {
  /** Those of the leasing page, which has an address for each. */
  readonly currencies: Currencies;
}

/** Where it cannot be read which are in use, all of them are. */
export const everythingInUse: InUse & { readonly arabic: boolean } = {
  ...forEachSwitch(() => true),
  arabic: true,
  currencies: { aed: true, sar: true },
};

/** Whether there is a page at an English path, or at the shape of one: `/blog/page/:page` is the blog. */
export function isInUse(path: string, inUse: InUse): boolean {
  const kind = pageKindAt(path);
  const name = kind && features[kind].switch;
  if (!name) return true;
  const isOff = isLeasing(path) && !leasingPathsInUse(inUse.currencies).includes(path);
  return inUse[name] && !isOff;
}

/** Where a link to an English path leads, if anywhere: to leasing in a currency that is in use. */
export function pathInUse(path: string, inUse: InUse): string | undefined {
  if (isInUse(path, inUse)) return path;
  const [other] = isLeasing(path) ? leasingPathsInUse(inUse.currencies) : [];
  return other && isInUse(other, inUse) ? other : undefined;
}

const isLeasing = (path: string) => Object.values<string>(leasingPaths).includes(path);
