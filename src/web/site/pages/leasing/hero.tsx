import { priceOf } from '../../../../model/leasing.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useChatAddress } from '../../layout/chat-address.ts';
import { LeadForm, type LeadFormProps } from './lead-form.tsx';
import { Price } from './price.tsx';

export function Hero(props: LeadFormProps) {
  const { leasing, texts, currency } = props;
  const { heading, secondLine, lead, points, plansButton, chatButton } = leasing.hero;
  const chat = useChatAddress();
  const [cheapest] = leasing.plans.toSorted(
    (one, other) => priceOf(one, currency) - priceOf(other, currency),
  );
  return (
    <section className="on-ink grid-motif group-house overflow-hidden">
      <div className="page-width grid items-center gap-x-14 gap-y-12 py-[clamp(3rem,6vw,5.5rem)] lg:grid-cols-[1.25fr_1fr]">
        <div className="flex flex-col items-start gap-6">
          <h1 className="text-[clamp(2.375rem,1.4rem+3.7vw,4.5rem)] font-semibold">
            <span className="block">{heading} </span>
            {secondLine && <span className="block text-signal-on-ink">{secondLine} </span>}
          </h1>
          <p className="max-w-[52ch] text-lead text-muted-on-ink">{lead}</p>
          {cheapest && (
            <p className="text-title">
              {texts.from}{' '}
              <Price
                plan={cheapest}
                currency={currency}
                names={texts.currencies}
                className="text-heading font-semibold"
              />{' '}
              {texts.perMonth}
            </p>
          )}
          {points.length > 0 && (
            <ul className="grid gap-x-6 gap-y-2 sm:flex sm:flex-wrap">
              {Object.entries(points).map(([place, point]) => (
                <li key={place} className="flex items-center gap-2">
                  <Icon name="check" className="size-5 flex-none text-signal-on-ink" />
                  {point}
                </li>
              ))}
            </ul>
          )}
          <div className="flex flex-wrap gap-3">
            <a href="#pricing-plans" className="button-quiet">
              {plansButton}
            </a>
            {chat && (
              <a href={chat} className="text-link px-2">
                <Icon name="chat" />
                {chatButton}
              </a>
            )}
          </div>
        </div>
        <LeadForm {...props} />
      </div>
      <div aria-hidden="true" className="gradient-fill h-1.5" />
    </section>
  );
}
