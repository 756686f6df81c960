import type { About } from '../../../../model/pages/about/index.ts';
import { Picture } from '../../../ui/picture.tsx';
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
      <div className={`innovation ${hasPictures ? 'innovation-beside-pictures' : ''}`}>
        {hasPictures && <Pictures {...innovation} />}
        <div className="flex flex-col gap-6">
          <h2 id="innovation-heading" className="text-heading font-semibold">
            {headings.innovation}
          </h2>
          <Prose text={text} className="max-w-measure text-lead text-muted" />
          <dl>
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
    <div className="innovation-pictures">
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
          className={`aspect-8/5 w-full rounded-card object-cover ${main ? 'innovation-support' : ''}`}
        />
      )}
    </div>
  );
}

function Figure({ label, value, unit = '' }: { label: string; value: number; unit?: string }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd className="text-display font-semibold">
        <bdi>
          <Counter value={value} unit={unit} />
        </bdi>
      </dd>
    </div>
  );
}
