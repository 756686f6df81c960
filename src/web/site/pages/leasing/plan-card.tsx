import { amountOf, type Currency, planWithPrice } from '../../../../model/leasing.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useChatAddress } from '../../layout/chat-address.ts';
import { useText } from '../../page-context.ts';
import { leadFormId } from './lead-form.tsx';
import { type Plan, Price } from './price.tsx';

interface PlanCardProps {
  plan: Plan;
  texts: SiteWords['leasing'];
  currency: Currency;
}

export function PlanCard({ plan, texts, currency }: PlanCardProps) {
  const { plans, currencies, perMonth } = texts;
  const { name, description, features, popular: isPopular } = plan;
  const { language } = useText();
  const amount = amountOf(plan, currency);
  const price =
    language === 'ar' ? `${amount} ${currencies[currency]}` : `${currencies[currency]} ${amount}`;
  const chat = useChatAddress(
    plans.chatSubject.replace('{plan}', () => name).replace('{price}', () => price),
  );
  return (
    <li
      className={`relative flex flex-col rounded-card border border-paper-line p-6 pt-8 ${isPopular ? 'on-ink' : 'bg-white'}`}
    >
      {isPopular && (
        <p className="absolute start-6 top-0 -translate-y-1/2 rounded-round bg-signal px-4 py-1 text-small font-medium text-white">
          {plans.popular}
        </p>
      )}
      <h3 className="text-lead font-medium">{name}</h3>
      <p className="mt-5 flex flex-col">
        <Price
          plan={plan}
          currency={currency}
          names={currencies}
          className="text-heading font-semibold"
        />
        <span className={mutedClass(isPopular)}>{perMonth}</span>
      </p>
      {description && <p className={`mt-3 ${mutedClass(isPopular)}`}>{description}</p>}
      <ul className="mt-6 mb-8 grid gap-3 border-t border-current/20 pt-6">
        {Object.entries(features).map(([place, feature]) => (
          <li key={place} className="flex gap-3">
            <Icon
              name="check"
              className={`mt-0.5 size-5 flex-none ${isPopular ? 'text-signal-on-ink' : 'text-signal'}`}
            />
            {feature}
          </li>
        ))}
      </ul>
      <a
        href={`#${leadFormId}`}
        data-plan={planWithPrice(plan, currency)}
        className={`mt-auto ${isPopular ? 'button-signal' : 'button-quiet'}`}
      >
        {plans.choose}
        <span className="sr-only">: {name}</span>
      </a>
      {chat && (
        <a href={chat} className="text-link mt-2 justify-center text-small">
          <Icon name="chat" />
          <span>
            {plans.chat}
            <span className="sr-only">: {name}</span>
          </span>
        </a>
      )}
    </li>
  );
}

const mutedClass = (isOnInk: boolean) => (isOnInk ? 'text-muted-on-ink' : 'text-muted');
