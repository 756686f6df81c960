import { amountOf, type Currency } from '../../../../model/leasing.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import type { Leasing } from '../../content.ts';
import { useText } from '../../page-context.ts';

export type Plan = Leasing['plans'][number];

interface PriceProps {
  plan: Plan;
  currency: Currency;
  names: SiteWords['leasing']['currencies'];
  className?: string;
}

/** An amount and its currency in the order of the language, safe from the text around it. */
export function Price({ plan, currency, names, className = '' }: PriceProps) {
  const { language } = useText();
  const amount = <span className={className}>{amountOf(plan, currency)}</span>;
  return language === 'ar' ? (
    <bdi>
      {amount} {names[currency]}
    </bdi>
  ) : (
    <bdi dir="ltr">
      {names[currency]} {amount}
    </bdi>
  );
}
