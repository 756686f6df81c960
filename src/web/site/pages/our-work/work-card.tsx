import type { OurWork } from '../../../../model/pages/our-work/index.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { Clauses } from '../../../ui/clauses.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { useText } from '../../page-context.ts';
import { Prose } from '../../text/prose.tsx';
import { Said } from '../../text/said.tsx';
import { timelineText } from './timeline.ts';

interface WorkCardProps {
  card: OurWork['work']['cards'][number];
  headings: Pick<OurWork['headings'], 'growth' | 'timeline' | 'satisfaction'>;
  texts: SiteWords['ourWork']['work'];
  imageAt: 'start' | 'end';
}

export function WorkCard({ card, headings, texts, imageAt }: WorkCardProps) {
  const { language } = useText();
  const { title, description, satisfaction, growth, image, imageAlt, imageFocus } = card;
  return (
    <Reveal as="li" className={`work work-with-image-at-${imageAt}`}>
      <div>
        <Picture
          src={image}
          alt={imageAlt}
          focus={imageFocus}
          sizes="(min-width: 1280px) 43rem, (min-width: 1024px) 55vw, 100vw"
          className="aspect-8/5 w-full rounded-card object-cover"
        />
      </div>
      <div className="flex flex-col gap-5">
        <h3 className="font-semibold">
          <Said text={title}>
            <Clauses text={title} />
          </Said>
        </h3>
        <Prose text={description} className="max-w-measure text-muted" />
        <dl>
          {growth && <Fact label={headings.growth} value={growth} isMain />}
          <Fact label={headings.timeline} value={timelineText(card, texts, language)} />
          <Fact label={headings.satisfaction} value={`${satisfaction}%`} />
        </dl>
      </div>
    </Reveal>
  );
}

function Fact({ label, value, isMain }: { label: string; value: string; isMain?: boolean }) {
  return (
    <div className={isMain ? 'work-growth' : undefined}>
      <dt className="text-small text-muted">{label}</dt>
      <dd className="text-title font-medium">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
