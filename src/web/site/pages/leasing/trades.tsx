import type { Leasing } from '../../../../model/pages/leasing/index.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Section } from '../../../ui/section.tsx';
import { Emblem } from '../../illustrations/emblem.tsx';
import { Said } from '../../text/said.tsx';
import { leadFormId } from './lead-form.tsx';
import { LeasedSite } from './leased-site.tsx';

/** A website for each trade, and a way to the form for who finds none. */
export function Trades({ trades }: { trades: Leasing['trades'] }) {
  const { heading, lead, items, other, otherText } = trades;
  if (items.length === 0) return null;
  return (
    <Section heading={heading} lead={lead}>
      <ul className="trades">
        {Object.entries(items).map(([place, { name, drawing }]) => (
          <li key={place}>
            <LeasedSite drawing={drawing} place={Number(place)} />
            <h3 className="mt-3 font-medium">
              <Said text={name} />
            </h3>
          </li>
        ))}
        <li>
          <a href={`#${leadFormId}`} className="other-trade on-ink grid-motif group group-house">
            <Emblem name="other" />
            <span className="font-medium">{other}</span>
            <span className="flex items-center gap-2 text-small text-muted-on-ink group-hover:text-white">
              {otherText}
              <Icon name="arrow" className="size-4" />
            </span>
          </a>
        </li>
      </ul>
    </Section>
  );
}
