import { Icon } from '../../../ui/icon.tsx';
import { useChatAddress } from '../../layout/chat-address.ts';
import { LeadForm, type LeadFormProps } from './lead-form.tsx';
import { plans } from './plans.ts';
import { Price } from './price.tsx';

export function Hero(props: LeadFormProps) {
  const { texts, currency } = props;
  const { hero } = texts;
  const chat = useChatAddress();
  const [cheapest] = plans;
  return (
    <section className="on-ink grid-motif group-house overflow-hidden">
      <div className="page-width grid items-center gap-x-14 gap-y-12 py-[clamp(3rem,6vw,5.5rem)] lg:grid-cols-[1.25fr_1fr]">
        <div className="flex flex-col items-start gap-6">
          <h1 className="text-[clamp(2.375rem,1.4rem+3.7vw,4.5rem)] font-semibold">
            {hero.heading.map((line) => (
              <span key={line} className="block last:text-signal-on-ink">
                {line}{' '}
              </span>
            ))}
          </h1>
          <p className="max-w-[52ch] text-lead text-muted-on-ink">{hero.lead}</p>
          <p className="text-title">
            {hero.from}{' '}
            <Price
              plan={cheapest}
              currency={currency}
              names={texts.currencies}
              className="text-heading font-semibold"
            />{' '}
            {texts.perMonth}
          </p>
          <ul className="grid gap-x-6 gap-y-2 sm:flex sm:flex-wrap">
            {hero.points.map((point) => (
              <li key={point} className="flex items-center gap-2">
                <Icon name="check" className="size-5 flex-none text-signal-on-ink" />
                {point}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <a href="#pricing-plans" className="button-quiet">
              {hero.seePlans}
            </a>
            {chat && (
              <a href={chat} className="text-link px-2">
                <Icon name="chat" />
                {hero.chat}
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
