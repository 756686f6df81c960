import { planNames } from '../../../../model/forms/plans.ts';

export type Currency = 'AED' | 'SAR';

/** The same amounts in both currencies, per month. The name is what a lead carries. */
export const plans = [
  { id: 'basic', name: planNames.basic.en, price: 250 },
  { id: 'business', name: planNames.business.en, price: 450, isPopular: true },
  { id: 'shop', name: planNames.shop.en, price: 900 },
  { id: 'largeShop', name: planNames.largeShop.en, price: 1500 },
] as const satisfies { id: string; name: string; price: number; isPopular?: true }[];

export type Plan = (typeof plans)[number];

/** With a comma at the thousands in both languages. Not by `Intl`: see `formatDate`. */
export const amountOf = ({ price }: Plan) => String(price).replace(/\B(?=(\d{3})+$)/g, ',');

/** How a lead names the plan, whatever the visitor's language. */
export const leadNameOf = (plan: Plan, currency: Currency) =>
  `${plan.name} (${currency} ${amountOf(plan)})`;
