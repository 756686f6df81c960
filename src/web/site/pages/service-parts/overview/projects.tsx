import type { Services } from '../../../../../model/pages/services/index.ts';
import { Picture } from '../../../../ui/picture.tsx';
import { Reveal } from '../../../../ui/reveal.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Prose } from '../../../text/prose.tsx';

interface ProjectsProps {
  heading: string;
  projects: Services['projects'];
}

/** The first one is four times as large; the others stand around it. */
export function Projects({ heading, projects }: ProjectsProps) {
  return (
    <Section heading={heading}>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {projects.map(({ _id, image, imageAlt, imageFocus, detail }, position) => (
          <Reveal
            as="li"
            key={_id}
            className={`flex flex-col gap-4 sm:max-lg:last:even:col-span-2 ${position === 0 ? 'sm:col-span-2 lg:row-span-2' : ''}`}
          >
            <Picture
              src={image}
              alt={imageAlt}
              focus={imageFocus}
              sizes={
                position === 0
                  ? '(min-width: 1024px) 52rem, 100vw'
                  : '(min-width: 1024px) 26rem, (min-width: 640px) 50vw, 100vw'
              }
              className={`aspect-8/5 w-full rounded-card object-cover ${position === 0 ? 'lg:min-h-0 lg:flex-1' : ''}`}
            />
            <Prose text={detail} className={position === 0 ? 'text-lead' : 'text-muted'} />
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
