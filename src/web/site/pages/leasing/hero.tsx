import { Icon } from '../../../ui/icon.tsx';
import { useChatAddress } from '../../layout/chat-address.ts';
import { PageHeading } from '../../layout/page-heading.tsx';
import { LeadForm, type LeadFormProps } from './lead-form.tsx';
import { LeasedSiteLayouts } from './leased-site-layouts.tsx';
import { LowestPrice } from './price.tsx';
import { Street } from './street.tsx';

/** The form is the ground that the websites stand on. */
export function Hero(props: LeadFormProps) {
  const { leasing, texts, currency } = props;
  const { heading, secondLine, lead, points, plansButton, chatButton } = leasing.hero;
  const chat = useChatAddress();
  return (
    <section className="lease-hero on-ink grid-motif group-house">
      <LeasedSiteLayouts />
      <div className="page-width lease-hero-parts">
        <div className="@container flex flex-col items-start gap-6">
          <PageHeading
            text={`${heading} ${secondLine ?? ''}`}
            beside={[lead, ...points].join(' ')}
            className="lease-heading"
          >
            <span className="block">{heading} </span>
            {secondLine && <span className="block text-signal-on-ink">{secondLine} </span>}
          </PageHeading>
          <p className="max-w-[52ch] text-lead text-muted-on-ink">{lead}</p>
          <LowestPrice plans={leasing.plans} currency={currency} texts={texts} />
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
            <a href="#pricing-plans" className="button-signal">
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
        <Street trades={leasing.trades.items} />
        <LeadForm {...props} />
      </div>
      <div aria-hidden="true" className="gradient-fill h-1.5" />
    </section>
  );
}
