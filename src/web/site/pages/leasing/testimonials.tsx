import { Fragment } from 'react';
import type { Leasing } from '../../../../model/pages/leasing/index.ts';
import { Picture } from '../../../ui/picture.tsx';
import { useText } from '../../page-context.ts';
import { Said } from '../../text/said.tsx';

interface TestimonialsProps {
  testimonials: Leasing['testimonials'];
  heading: string;
  /** What one does with the dots. */
  choose: string;
}

/**
 * All lie in one cell of the grid, and the dot that is checked shows its own: that needs no script,
 * and the arrow keys move from dot to dot as they do in any group of radio buttons (arrow-keys.ts).
 * There is a column for as many as the list may have; one without a dot is no wider than nothing.
 */
export function Testimonials({ testimonials, heading, choose }: TestimonialsProps) {
  return (
    <section
      aria-labelledby="lease-testimonials-heading"
      aria-roledescription={useText().carousel}
      className="flex flex-col"
    >
      <h2 id="lease-testimonials-heading" className="mb-8 text-heading font-semibold">
        {heading}
      </h2>
      <fieldset className="voices on-ink grid-motif group-house">
        <legend className="sr-only">{choose}</legend>
        {testimonials.map((testimonial, index) => (
          <Fragment key={testimonial._id}>
            <input
              type="radio"
              name="lease-testimonial"
              aria-label={testimonial.name}
              defaultChecked={index === 0}
            />
            <figure className="voice">
              <blockquote className="text-title leading-body">
                <Said text={testimonial.quote} />
              </blockquote>
              <figcaption className="flex items-center gap-4">
                <Portrait {...testimonial} />
                <span>
                  <span className="block font-medium">
                    <Said text={testimonial.name} />
                  </span>
                  <span className="block text-small text-muted-on-ink">
                    <Said text={testimonial.title} />
                  </span>
                </span>
              </figcaption>
            </figure>
          </Fragment>
        ))}
      </fieldset>
    </section>
  );
}

type PortraitProps = Pick<Leasing['testimonials'][number], 'image' | 'imageAlt' | 'imageFocus'>;

/** Where there is no picture, somebody is drawn in a few lines. */
function Portrait({ image, imageAlt, imageFocus }: PortraitProps) {
  if (image) {
    return (
      <Picture
        src={image}
        alt={imageAlt}
        focus={imageFocus}
        sizes="4rem"
        className="size-16 flex-none rounded-round object-cover"
      />
    );
  }
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      className="size-16 flex-none rounded-round bg-ink-raised"
      fill="currentColor"
    >
      <path d="M32 14a11 13 0 1 1 0 26 11 13 0 0 1 0-26zM8 64a24 20 0 0 1 48 0z" opacity="0.4" />
    </svg>
  );
}
