import { Icon } from '../../../ui/icon.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import type { LeasingTexts } from './texts.ts';

const columns = 'lg:grid lg:grid-cols-[1fr_1.3fr_1.3fr] lg:gap-x-10';

/** Side by side on wide screens; on narrow ones each answer carries its name. */
export function WhyLease({ texts }: { texts: LeasingTexts['why'] }) {
  return (
    <Section tone="ink" heading={texts.heading} lead={texts.lead}>
      <div aria-hidden="true" className={`hidden pb-4 font-medium ${columns}`}>
        <span className="col-start-2 text-muted-on-ink">{texts.buy}</span>
        <span className="text-signal-on-ink">{texts.lease}</span>
      </div>
      <ul className="border-t border-ink-line">
        {texts.rows.map(({ moment, buy, lease }) => (
          <Reveal
            as="li"
            key={moment}
            className={`flex flex-col gap-3 border-b border-ink-line py-6 lg:py-8 ${columns}`}
          >
            <h3 className="text-title font-medium">{moment}</h3>
            <p className="text-muted-on-ink lg:text-lead">
              <span className="font-medium lg:sr-only">{texts.buy}: </span>
              {buy}
            </p>
            <p className="flex gap-3 lg:text-lead">
              <Icon name="check" className="mt-1 size-5 flex-none text-signal-on-ink" />
              <span>
                <span className="font-medium text-signal-on-ink lg:sr-only">{texts.lease}: </span>
                {lease}
              </span>
            </p>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
