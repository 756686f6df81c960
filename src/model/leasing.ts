import { publicPaths } from './public-paths.ts';

export type Currency = 'AED' | 'SAR';

/** The leasing page has one address for each currency. */
export const leasingPaths = {
  AED: publicPaths.leasing,
  SAR: publicPaths.leasingInRiyals,
} as const satisfies Record<Currency, string>;

/** What an administrator has switched on, the one that links lead to first. */
export const currenciesInUse = ({ aed, sar }: { aed: boolean; sar: boolean }): Currency[] => [
  ...(aed ? (['AED'] as const) : []),
  ...(sar ? (['SAR'] as const) : []),
];

/** Which addresses of the leasing page are in use, the one that links lead to first. */
export const leasingPathsInUse = (on: { aed: boolean; sar: boolean }) =>
  currenciesInUse(on).map((currency) => leasingPaths[currency]);

interface Priced {
  name: string;
  priceAed: number;
  priceSar: number;
}

export const priceOf = ({ priceAed, priceSar }: Omit<Priced, 'name'>, currency: Currency) =>
  ({ AED: priceAed, SAR: priceSar })[currency];

/** With a comma at the thousands in both languages. Not by `Intl`: see `formatDate`. */
export const amountOf = (plan: Omit<Priced, 'name'>, currency: Currency) =>
  String(priceOf(plan, currency)).replace(/\B(?=(\d{3})+$)/g, ',');

/** How a lead names the plan that a visitor chose. */
export const planWithPrice = (plan: Priced, currency: Currency) =>
  `${plan.name} (${currency} ${amountOf(plan, currency)})`;
