import type { OurWork } from '../../../../model/pages/our-work/index.ts';
import { Prose } from '../../text/prose.tsx';

interface StatsProps {
  stats: NonNullable<OurWork['stats']>;
  headings: OurWork['headings'];
  /** The unit of the rating. */
  outOf: string;
}

export function Stats({ stats, headings, outOf }: StatsProps) {
  const { mainHead, text, years, brands, clients, rating } = stats;
  const figures = [
    { label: headings.years, value: years },
    { label: headings.brands, value: brands },
    { label: headings.clients, value: clients },
    { label: headings.rating, value: rating, unit: outOf },
  ];
  return (
    <section aria-labelledby="stats-heading" className="border-b border-paper-line bg-paper-raised">
      <div className="page-width section-space">
        <div className="stats-head">
          <h2 id="stats-heading" className="text-heading font-semibold">
            {mainHead}
          </h2>
          <Prose text={text} className="max-w-measure text-lead text-muted" />
        </div>
        <dl className="stats">
          {figures.map(({ label, value, unit }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi className="text-display font-semibold">{value}</bdi>
                {unit && <span>{unit}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
