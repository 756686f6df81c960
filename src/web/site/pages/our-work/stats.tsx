import type { OurWork } from '../../content.ts';
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
        <div className="grid gap-x-16 gap-y-5 lg:grid-cols-2">
          <h2 id="stats-heading" className="text-heading font-semibold">
            {mainHead}
          </h2>
          <Prose text={text} className="max-w-measure text-lead text-muted" />
        </div>
        <dl className="mt-12 grid grid-cols-2 border-s border-paper-line lg:grid-cols-4">
          {figures.map(({ label, value, unit }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end gap-3 border-e border-paper-line px-4 py-5 sm:px-7"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="flex flex-wrap items-baseline gap-x-2">
                <bdi className="text-display leading-none font-semibold">{value}</bdi>
                {unit && <span className="text-muted">{unit}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
