import { Fragment } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import { useText } from '../../page-context.ts';
import { portraits } from './portraits/portraits.ts';
import type { LeasingTexts } from './texts.ts';

/**
 * All lie in one cell of the grid, and the dot that is checked shows its own: that needs no script,
 * and the arrow keys move from dot to dot as they do in any group of radio buttons.
 */
export function Testimonials({ texts }: { texts: LeasingTexts['testimonials'] }) {
  return (
    <section
      aria-labelledby="lease-testimonials-heading"
      aria-roledescription={useText().carousel}
      className="flex flex-col"
    >
      <h2 id="lease-testimonials-heading" className="mb-8 text-heading font-semibold">
        {texts.heading}
      </h2>
      <fieldset className="on-ink grid-motif group-house grid flex-1 grid-cols-[repeat(5,auto)_1fr] grid-rows-[1fr_auto] overflow-hidden rounded-card p-7 sm:p-10">
        <legend className="sr-only">{texts.choose}</legend>
        {texts.items.map(({ name, title, quote }, index) => (
          <Fragment key={name}>
            <input
              type="radio"
              name="lease-testimonial"
              aria-label={name}
              defaultChecked={index === 0}
              className="row-start-2 my-1 grid size-8 cursor-pointer appearance-none place-items-center rounded-round before:size-2.5 before:rounded-round before:bg-muted-on-ink before:transition-[width] checked:before:w-6 checked:before:bg-signal-on-ink"
            />
            <figure className="invisible col-span-full col-start-1 row-start-1 flex flex-col justify-between gap-8 pb-8 opacity-0 transition-opacity duration-500 [:checked+&]:visible [:checked+&]:opacity-100">
              <blockquote className="text-title leading-body">{quote}</blockquote>
              <figcaption className="flex items-center gap-4">
                <Picture
                  src={portraits[index] ?? ''}
                  alt=""
                  width={64}
                  height={64}
                  className="size-16 flex-none rounded-round"
                />
                <span>
                  <span className="block font-medium">{name}</span>
                  <span className="block text-small text-muted-on-ink">{title}</span>
                </span>
              </figcaption>
            </figure>
          </Fragment>
        ))}
      </fieldset>
    </section>
  );
}
