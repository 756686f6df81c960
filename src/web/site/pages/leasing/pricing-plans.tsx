import { publicPaths } from '../../../../model/public-paths.ts';
import { Section } from '../../../ui/section.tsx';
import { addressIn } from '../../language/address.ts';
import { useText } from '../../page-context.ts';
import { PlanCard } from './plan-card.tsx';
import { type Currency, plans } from './plans.ts';
import type { LeasingTexts } from './texts.ts';

const paths = { AED: publicPaths.leasing, SAR: publicPaths.leasingInRiyals } as const;
const currencies: Currency[] = ['AED', 'SAR'];

interface PricingPlansProps {
  texts: LeasingTexts;
  currency: Currency;
}

export function PricingPlans({ texts, currency }: PricingPlansProps) {
  const { pricing } = texts;
  return (
    <Section
      id="pricing-plans"
      tone="raised"
      heading={pricing.heading}
      lead={pricing.lead}
      action={<CurrencyChoice texts={pricing} current={currency} />}
    >
      <ul className="grid items-stretch gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} texts={texts} currency={currency} />
        ))}
      </ul>
    </Section>
  );
}

interface CurrencyChoiceProps {
  texts: LeasingTexts['pricing'];
  current: Currency;
}

/** Two addresses, so that each price can be linked to and found. */
function CurrencyChoice({ texts, current }: CurrencyChoiceProps) {
  const { language } = useText();
  return (
    <nav aria-label={texts.currency} className="flex rounded-round border border-paper-line p-1">
      {currencies.map((currency) => (
        <a
          key={currency}
          href={`${addressIn(language, paths[currency])}#pricing-plans`}
          aria-current={currency === current ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-round px-4 text-small font-medium hover:text-signal aria-[current=page]:bg-ink aria-[current=page]:text-paper"
        >
          {texts.currencyNames[currency]}
        </a>
      ))}
    </nav>
  );
}
