import { Icon } from '../../../ui/icon.tsx';
import { useChatAddress } from '../../layout/chat-address.ts';
import { useText } from '../../page-context.ts';
import { leadFormId } from './lead-form.tsx';
import { amountOf, type Currency, leadNameOf, type Plan } from './plans.ts';
import { Price } from './price.tsx';
import type { LeasingTexts } from './texts.ts';

interface PlanCardProps {
  plan: Plan;
  texts: LeasingTexts;
  currency: Currency;
}

export function PlanCard({ plan, texts, currency }: PlanCardProps) {
  const { pricing, currencies, perMonth } = texts;
  const { name, text, includes } = pricing.plans[plan.id];
  const isPopular = 'isPopular' in plan;
  const { language } = useText();
  const price =
    language === 'ar'
      ? `${amountOf(plan)} ${currencies[currency]}`
      : `${currencies[currency]} ${amountOf(plan)}`;
  const chat = useChatAddress(
    pricing.chatSubject.replace('{plan}', name).replace('{price}', price),
  );
  return (
    <li
      className={`relative flex flex-col rounded-card border border-paper-line p-6 pt-8 ${isPopular ? 'on-ink' : 'bg-white'}`}
    >
      {isPopular && (
        <p className="absolute start-6 top-0 -translate-y-1/2 rounded-round bg-signal px-4 py-1 text-small font-medium text-white">
          {pricing.popular}
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
      <p className={`mt-3 ${mutedClass(isPopular)}`}>{text}</p>
      <ul className="mt-6 mb-8 grid gap-3 border-t border-current/20 pt-6">
        {includes.map((part) => (
          <li key={part} className="flex gap-3">
            <Icon
              name="check"
              className={`mt-0.5 size-5 flex-none ${isPopular ? 'text-signal-on-ink' : 'text-signal'}`}
            />
            {part}
          </li>
        ))}
      </ul>
      <a
        href={`#${leadFormId}`}
        data-plan={leadNameOf(plan, currency)}
        className={`mt-auto ${isPopular ? 'button-signal' : 'button-quiet'}`}
      >
        {pricing.choose}
        <span className="sr-only">: {name}</span>
      </a>
      {chat && (
        <a href={chat} className="text-link mt-2 justify-center text-small">
          <Icon name="chat" />
          <span>
            {pricing.chat}
            <span className="sr-only">: {name}</span>
          </span>
        </a>
      )}
    </li>
  );
}

const mutedClass = (isOnInk: boolean) => (isOnInk ? 'text-muted-on-ink' : 'text-muted');
