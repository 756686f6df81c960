import { Icon } from '../../../ui/icon.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import type { Leasing } from '../../content.ts';

const columns = 'lg:grid lg:grid-cols-[1fr_1.3fr_1.3fr] lg:gap-x-10';

/** Side by side on wide screens; on narrow ones each answer carries its name. */
export function Comparison({ comparison }: { comparison: Leasing['comparison'] }) {
  const { heading, lead, first, second, rows } = comparison;
  if (rows.length === 0) return null;
  return (
    <Section tone="ink" heading={heading} lead={lead}>
      <div aria-hidden="true" className={`hidden pb-4 font-medium ${columns}`}>
        <span className="col-start-2 text-muted-on-ink">{first}</span>
        <span className="text-signal-on-ink">{second}</span>
      </div>
      <ul className="border-t border-ink-line">
        {Object.entries(rows).map(([place, row]) => (
          <Reveal
            as="li"
            key={place}
            className={`flex flex-col gap-3 border-b border-ink-line py-6 lg:py-8 ${columns}`}
          >
            <h3 className="text-title font-medium">{row.title}</h3>
            <p className="text-muted-on-ink lg:text-lead">
              <span className="font-medium lg:sr-only">{first}: </span>
              {row.first}
            </p>
            <p className="flex gap-3 lg:text-lead">
              <Icon name="check" className="mt-1 size-5 flex-none text-signal-on-ink" />
              <span>
                <span className="font-medium text-signal-on-ink lg:sr-only">{second}: </span>
                {row.second}
              </span>
            </p>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
