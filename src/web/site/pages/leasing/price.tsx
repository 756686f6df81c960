import type { Language } from '../../../../model/language.ts';
import { amountOf, type Currency, priceOf } from '../../../../model/leasing.ts';
import type { Leasing } from '../../../../model/pages/leasing/index.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { pluralForm } from '../../language/plural-form.ts';
import { useText } from '../../page-context.ts';

export type Plan = Leasing['plans'][number];

type Names = SiteWords['leasing']['currencies'];

interface PriceProps {
  plan: Plan;
  currency: Currency;
  names: Names;
}

/** An amount and its currency in the order of the language, safe from the text around it. */
export function Price({ plan, currency, names }: PriceProps) {
  const { language } = useText();
  const amount = <span className="text-heading font-semibold">{amountOf(plan, currency)}</span>;
  const name = currencyName(plan, currency, names, language);
  return language === 'ar' ? (
    <bdi>
      {amount} {name}
    </bdi>
  ) : (
    <bdi dir="ltr">
      {name} {amount}
    </bdi>
  );
}

/** The same where nothing but text can stand. */
export function priceText(plan: Plan, currency: Currency, names: Names, language: Language) {
  const amount = amountOf(plan, currency);
  const name = currencyName(plan, currency, names, language);
  return language === 'ar' ? `${amount} ${name}` : `${name} ${amount}`;
}

interface LowestPriceProps {
  plans: Plan[];
  currency: Currency;
  texts: SiteWords['leasing'];
}

export function LowestPrice({ plans, currency, texts }: LowestPriceProps) {
  const [cheapest] = plans.toSorted(
    (one, other) => priceOf(one, currency) - priceOf(other, currency),
  );
  if (!cheapest) return null;
  return (
    <p className="text-title">
      {texts.from} <Price plan={cheapest} currency={currency} names={texts.currencies} />{' '}
      {texts.perMonth}
    </p>
  );
}

const currencyName = (plan: Plan, currency: Currency, names: Names, language: Language) =>
  pluralForm(names[currency], priceOf(plan, currency), language);
