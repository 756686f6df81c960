import type { OurWork } from '../../../../model/pages/our-work/index.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { Said } from '../../text/said.tsx';

interface TestimonialCardProps {
  testimonial: OurWork['testimonials'][number];
  starsText: string;
}

export function TestimonialCard({ testimonial, starsText }: TestimonialCardProps) {
  const { text, name, designation, stars, image, imageAlt, imageFocus } = testimonial;
  return (
    <li className="card flex flex-col gap-6 bg-paper p-6 lg:p-8">
      <Stars count={stars} label={starsText.replace('{count}', String(stars))} />
      <blockquote className="text-lead">
        <Said text={text} />
      </blockquote>
      <div className="mt-auto flex items-center gap-4 pt-2">
        <div className="flex-none">
          <Picture
            src={image}
            alt={imageAlt}
            focus={imageFocus}
            sizes="3.5rem"
            className="size-14 rounded-round object-cover"
          />
        </div>
        <div>
          <p className="font-medium">
            <Said text={name} />
          </p>
          <p className="text-small text-muted">
            <Said text={designation} />
          </p>
        </div>
      </div>
    </li>
  );
}
