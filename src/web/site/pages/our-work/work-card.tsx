import type { SiteWords } from '../../../../model/wording/index.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import type { OurWork } from '../../content.ts';
import { useText } from '../../page-context.ts';
import { Prose } from '../../text/prose.tsx';
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
    <Reveal
      as="li"
      className={`grid items-center gap-x-16 gap-y-7 ${imageAt === 'end' ? 'lg:grid-cols-[1fr_1.35fr]' : 'lg:grid-cols-[1.35fr_1fr]'}`}
    >
      <div className={imageAt === 'end' ? 'lg:order-last' : ''}>
        <Picture
          src={image}
          alt={imageAlt}
          focus={imageFocus}
          sizes="(min-width: 1280px) 43rem, (min-width: 1024px) 55vw, 100vw"
          className="aspect-8/5 w-full rounded-card object-cover"
        />
      </div>
      <div className="flex flex-col gap-5">
        <h3 className="text-[clamp(1.5rem,1.15rem+1.5vw,2.375rem)] font-semibold">{title}</h3>
        <Prose text={description} className="max-w-measure text-muted" />
        <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-5 border-t border-paper-line pt-6">
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
    <div className={isMain ? 'col-span-full' : ''}>
      <dt className="text-small text-muted">{label}</dt>
      <dd className={`text-title ${isMain ? 'font-semibold text-signal-deep' : 'font-medium'}`}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
