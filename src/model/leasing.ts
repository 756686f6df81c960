import { publicPaths } from './public-paths.ts';

export type Currency = 'AED' | 'SAR';

/** The leasing page has one address for each currency. */
export const leasingPaths = {
  AED: publicPaths.leasing,
  SAR: publicPaths.leasingInRiyals,
} as const satisfies Record<Currency, string>;

/** Which of them an administrator has switched on. */
export interface Currencies {
  readonly aed: boolean;
  readonly sar: boolean;
}

/** The one that links lead to first. */
export const currenciesInUse = ({ aed, sar }: Currencies): Currency[] => [
  ...(aed ? (['AED'] as const) : []),
  ...(sar ? (['SAR'] as const) : []),
];

/** The same as addresses. */
export const leasingPathsInUse = (currencies: Currencies): string[] =>
  currenciesInUse(currencies).map((currency) => leasingPaths[currency]);

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
