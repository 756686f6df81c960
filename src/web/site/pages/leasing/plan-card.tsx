import { type Currency, planWithPrice } from '../../../../model/leasing.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useChatAddress } from '../../layout/chat-address.ts';
import { useText } from '../../page-context.ts';
import { Said } from '../../text/said.tsx';
import { leadFormId } from './lead-form.tsx';
import { type Plan, Price, priceText } from './price.tsx';

interface PlanCardProps {
  plan: Plan;
  texts: SiteWords['leasing'];
  currency: Currency;
}

export function PlanCard({ plan, texts, currency }: PlanCardProps) {
  const { plans, currencies, perMonth } = texts;
  const { name, description, features, popular: isPopular } = plan;
  const { language } = useText();
  const price = priceText(plan, currency, currencies, language);
  const chat = useChatAddress(
    plans.chatSubject.replace('{plan}', () => name).replace('{price}', () => price),
  );
  return (
    <li className={`plan ${isPopular ? 'on-ink' : 'bg-white'}`}>
      {isPopular && <p className="plan-badge text-small font-medium">{plans.popular}</p>}
      <h3 className="text-lead font-medium">
        <Said text={name} />
      </h3>
      <p className="mt-5 flex flex-col">
        <Price plan={plan} currency={currency} names={currencies} />
        <span className={mutedClass(isPopular)}>{perMonth}</span>
      </p>
      <p className={`mt-3 ${mutedClass(isPopular)}`}>
        <Said text={description} />
      </p>
      <ul className="mt-6 mb-8 grid content-start gap-3 border-t border-current/20 pt-6">
        {Object.entries(features).map(([place, feature]) => (
          <li key={place} className="flex gap-3">
            <Icon
              name="check"
              className={`mt-0.5 size-5 flex-none ${isPopular ? 'text-signal-on-ink' : 'text-signal'}`}
            />
            <Said text={feature} />
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-2">
        <a
          href={`#${leadFormId}`}
          data-plan={planWithPrice(plan, currency)}
          className={isPopular ? 'button-signal' : 'button-quiet'}
        >
          {plans.choose}
          <span className="sr-only">: {name}</span>
        </a>
        {chat && (
          <a href={chat} className="text-link justify-center text-small">
            <Icon name="chat" />
            <span>
              {plans.chat}
              <span className="sr-only">: {name}</span>
            </span>
          </a>
        )}
      </div>
    </li>
  );
}

const mutedClass = (isOnInk: boolean) => (isOnInk ? 'text-muted-on-ink' : 'text-muted');
