import { type Currency, planWithPrice } from '../../model/leasing.ts';
import type { ContentReader } from '../http/reads.ts';
import type { Lead } from './stored-lead.ts';

export interface OfferedPlan {
  name: string;
  priceAed: number;
  priceSar: number;
  ar?: { name?: string };
}

export async function readPlans(reader: ContentReader): Promise<OfferedPlan[]> {
  const { plans } = (await reader.read('/leasing')) as { plans: OfferedPlan[] };
  return plans;
}

/**
 * The plan that a visitor chose, by the name and at the price that it has when the lead arrives. One
 * that has been renamed or taken away since the page was opened stays as the visitor read it.
 */
export function presentPlan(
  chosen: string,
  plans: readonly OfferedPlan[],
): Pick<Lead, 'plan' | 'planAr'> {
  const [, name = chosen, currency] = /^(.*) \((AED|SAR) [\d,]+\)$/s.exec(chosen) ?? [];
  const plan = plans.find((each) => [each.name, each.ar?.name].includes(name));
  if (!chosen || !plan) return { plan: chosen, planAr: '' };
  const inArabic = { ...plan, name: plan.ar?.name || plan.name };
  const say = (each: OfferedPlan) =>
    currency ? planWithPrice(each, currency as Currency) : each.name;
  return { plan: say(plan), planAr: say(inArabic) };
}
