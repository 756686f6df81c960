import { useText } from '../../page-context.ts';
import { amountOf, type Currency, type Plan } from './plans.ts';
import type { LeasingTexts } from './texts.ts';

interface PriceProps {
  plan: Plan;
  currency: Currency;
  names: LeasingTexts['currencies'];
  className?: string;
}

/** An amount and its currency in the order of the language, safe from the text around it. */
export function Price({ plan, currency, names, className = '' }: PriceProps) {
  const { language } = useText();
  const amount = <span className={className}>{amountOf(plan)}</span>;
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
