import type { Leasing } from '../../../../model/pages/leasing/index.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { LeasedSite } from './leased-site.tsx';

/** Side by side on wide screens, the second under an arch; on narrow ones each carries its name. */
export function Comparison({ comparison }: { comparison: Leasing['comparison'] }) {
  const { heading, lead, first, second, rows } = comparison;
  if (rows.length === 0) return null;
  return (
    <Section tone="ink" heading={heading} lead={lead}>
      <div>
        <p aria-hidden="true" className="comparison-names text-title font-medium">
          <span className="text-muted-on-ink">{first}</span>
          <span className="comparison-second">
            <LeasedSite drawing="arch" place={1} />
            {second}
          </span>
        </p>
        <ul>
          {Object.entries(rows).map(([place, row]) => (
            <Reveal as="li" key={place} className="comparison-row">
              <h3 className="text-title font-medium">{row.title}</h3>
              <p className="text-muted-on-ink lg:text-lead">
                <span className="font-medium lg:sr-only">{first}: </span>
                {row.first}
              </p>
              <p className="comparison-second flex gap-3 lg:text-lead">
                <Icon name="check" className="mt-1 size-5 flex-none text-signal-on-ink" />
                <span>
                  <span className="font-medium lg:sr-only">{second}: </span>
                  {row.second}
                </span>
              </p>
            </Reveal>
          ))}
        </ul>
      </div>
    </Section>
  );
}
