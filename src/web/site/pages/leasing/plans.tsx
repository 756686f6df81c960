import { addressIn } from '../../../../model/addresses.ts';
import { type Currency, currenciesInUse, leasingPaths } from '../../../../model/leasing.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { Section } from '../../../ui/section.tsx';
import { useText } from '../../page-context.ts';
import type { LeadFormProps } from './lead-form.tsx';
import { PlanCard } from './plan-card.tsx';

export function Plans({ leasing, texts, currency }: LeadFormProps) {
  const { plans, headings } = leasing;
  const currencies = currenciesInUse(leasing.currencies);
  return (
    <Section
      id="pricing-plans"
      tone="raised"
      heading={headings.plans}
      lead={headings.plansLead}
      action={
        currencies.length > 1 && (
          <CurrencyChoice currencies={currencies} texts={texts.plans} current={currency} />
        )
      }
    >
      <ul className="plans">
        {plans.map((plan) => (
          <PlanCard key={plan._id} plan={plan} texts={texts} currency={currency} />
        ))}
      </ul>
    </Section>
  );
}

interface CurrencyChoiceProps {
  currencies: Currency[];
  texts: SiteWords['leasing']['plans'];
  current: Currency;
}

/** Two addresses, so that each price can be linked to and found. */
function CurrencyChoice({ currencies, texts, current }: CurrencyChoiceProps) {
  const { language } = useText();
  return (
    <nav aria-label={texts.currency} className="currencies">
      {currencies.map((currency) => (
        <a
          key={currency}
          href={`${addressIn(language, leasingPaths[currency])}#pricing-plans`}
          aria-current={currency === current ? 'page' : undefined}
          className="choice"
        >
          {texts.currencyNames[currency]}
        </a>
      ))}
    </nav>
  );
}
