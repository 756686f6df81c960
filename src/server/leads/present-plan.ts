import type { ContentReader } from '../../model/contracts/content-reader.ts';
import { type Currency, planWithPrice } from '../../model/leasing.ts';
import type { Lead } from './stored-lead.ts';

export interface OfferedPlan {
  name: string;
  priceAed: number;
  priceSar: number;
  ar?: { name?: string };
}

export async function readPlans(reader: ContentReader): Promise<OfferedPlan[]> {
  const { plans } = await reader.page('leasing');
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
  const say = (each: OfferedPlan) =>
    currency ? planWithPrice(each, currency as Currency) : each.name;
  const read = plans.map((each) => ({
    names: [each.name, nameInArabic(each)],
    plan: say(each),
    planAr: say({ ...each, name: nameInArabic(each) }),
  }));
  // Two may share a name: then only the price tells which of them it is.
  const found =
    only(read.filter(({ plan, planAr }) => [plan, planAr].includes(chosen))) ??
    only(read.filter(({ names }) => names.includes(name)));
  return chosen && found
    ? { plan: found.plan, planAr: found.planAr }
    : { plan: chosen, planAr: '' };
}

const nameInArabic = ({ name, ar }: OfferedPlan) => ar?.name || name;

const only = <T>(found: T[]) => (found.length === 1 ? found[0] : undefined);
