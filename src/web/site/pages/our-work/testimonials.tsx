import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { OurWork } from '../../content.ts';
import { useText } from '../../language/dictionary.ts';
import { TestimonialCard } from './testimonial-card.tsx';
import type { texts as english } from './texts/en.ts';

interface TestimonialsProps {
  testimonials: OurWork['testimonials'];
  texts: (typeof english)['testimonials'];
}

/**
 * The list is wider than its window by just so much that a shift by 15 percent of itself shows its
 * other end. On a phone it is one column and as wide as the screen: there is nothing to shift.
 */
export function Testimonials({ testimonials, texts }: TestimonialsProps) {
  const [isShifted, setShifted] = useState(false);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (event.key === 'ArrowRight') setShifted(!isRtl);
    if (event.key === 'ArrowLeft') setShifted(isRtl);
  };
  return (
    <section
      aria-labelledby="testimonials-heading"
      aria-roledescription={useText().carousel}
      className="on-ink grid-motif overflow-hidden"
      onKeyDown={onKeyDown}
    >
      <div className="page-width section-space">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-6">
          <h2 id="testimonials-heading" className="text-heading font-semibold">
            {texts.heading}
          </h2>
          <div className="needs-script flex gap-3 max-md:hidden">
            <ShiftButton
              label={texts.previous}
              isDone={!isShifted}
              onClick={() => setShifted(false)}
              iconClass="rotate-180"
            />
            <ShiftButton
              label={texts.next}
              isDone={isShifted}
              onClick={() => setShifted(true)}
              iconClass=""
            />
          </div>
        </div>
        <ul
          data-shifted={isShifted}
          className="testimonials-track grid gap-5 md:grid-cols-2 lg:grid-cols-3"
        >
          {testimonials.map((testimonial) => (
            <TestimonialCard
              key={testimonial._id}
              testimonial={testimonial}
              starsText={texts.stars}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface ShiftButtonProps {
  label: string;
  isDone: boolean;
  onClick: () => void;
  iconClass: string;
}

/** Stays focusable at its end, so that the keyboard is not thrown out of the carousel. */
function ShiftButton({ label, isDone, onClick, iconClass }: ShiftButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDone}
      onClick={onClick}
      className="inline-flex size-12 items-center justify-center rounded-round border border-current hover:bg-paper hover:text-ink aria-disabled:pointer-events-none aria-disabled:opacity-40"
    >
      <span className={iconClass}>
        <Icon name="arrow" />
      </span>
    </button>
  );
}
