import { Picture } from '../../../ui/picture.tsx';
import type { About } from '../../content.ts';
import { Prose } from '../../text/prose.tsx';
import { Counter } from './counter.tsx';

interface InnovationProps {
  innovation: NonNullable<About['innovation']>;
  headings: About['headings'];
}

export function Innovation({ innovation, headings }: InnovationProps) {
  const { text, projects, satisfaction } = innovation;
  const hasPictures = innovation.mainImage || innovation.supportImage;
  return (
    <section aria-labelledby="innovation-heading" className="page-width section-space">
      <div className={`grid items-center gap-16 ${hasPictures ? 'lg:grid-cols-[1.15fr_1fr]' : ''}`}>
        {hasPictures && <Pictures {...innovation} />}
        <div className="flex flex-col gap-6">
          <h2 id="innovation-heading" className="text-heading font-semibold">
            {headings.innovation}
          </h2>
          <Prose text={text} className="max-w-measure text-lead text-muted" />
          <dl className="mt-4 grid grid-cols-2 gap-6 border-t border-paper-line pt-6">
            <Figure label={headings.projects} value={projects} />
            <Figure label={headings.satisfaction} value={satisfaction} unit="%" />
          </dl>
        </div>
      </div>
    </section>
  );
}

/** The second picture lies over a corner of the first. */
function Pictures(innovation: InnovationProps['innovation']) {
  const { mainImage: main, supportImage: support } = innovation;
  return (
    <div className="relative pe-[14%] pb-[14%]">
      {main && (
        <Picture
          src={main}
          alt={innovation.mainImageAlt}
          focus={innovation.mainImageFocus}
          sizes="(min-width: 1024px) 40vw, 86vw"
          className="aspect-8/5 w-full rounded-card object-cover"
        />
      )}
      {support && (
        <Picture
          src={support}
          alt={innovation.supportImageAlt}
          focus={innovation.supportImageFocus}
          sizes="(min-width: 1024px) 22vw, 46vw"
          className={`aspect-8/5 rounded-card object-cover ${main ? 'absolute end-0 bottom-0 w-[46%] outline-8 outline-paper' : 'w-full'}`}
        />
      )}
    </div>
  );
}

function Figure({ label, value, unit = '' }: { label: string; value: number; unit?: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-3">
      <dt className="text-muted">{label}</dt>
      <dd className="text-display leading-none font-semibold">
        <bdi>
          <Counter value={value} unit={unit} />
        </bdi>
      </dd>
    </div>
  );
}
