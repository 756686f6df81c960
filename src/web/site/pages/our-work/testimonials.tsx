import type { OurWork } from '../../../../model/pages/our-work/index.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useText } from '../../page-context.ts';
import { TestimonialCard } from './testimonial-card.tsx';

interface TestimonialsProps {
  heading: string;
  testimonials: OurWork['testimonials'];
  texts: SiteWords['ourWork']['testimonials'];
}

/**
 * The list is wider than its window by just so much that a shift by 15 percent of itself shows its
 * other end. On a phone it is one column and as wide as the screen: there is nothing to shift.
 */
export function Testimonials({ heading, testimonials, texts }: TestimonialsProps) {
  return (
    <section
      aria-labelledby="testimonials-heading"
      aria-roledescription={useText().carousel}
      data-shifted="false"
      className="overflow-hidden border-t border-paper-line bg-paper-raised"
    >
      <div className="page-width section-space">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-6">
          <h2 id="testimonials-heading" className="text-heading font-semibold">
            {heading}
          </h2>
          <div className="needs-script flex gap-3 max-md:hidden">
            <ShiftButton label={texts.previous} shiftsTo={false} iconClass="rotate-180" />
            <ShiftButton label={texts.next} shiftsTo={true} iconClass="" />
          </div>
        </div>
        <ul className="testimonials-track grid gap-5 md:grid-cols-2 lg:grid-cols-3">
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
  shiftsTo: boolean;
  iconClass: string;
}

/** Worked by shift-testimonials.ts. */
function ShiftButton({ label, shiftsTo, iconClass }: ShiftButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!shiftsTo}
      data-shifts-to={shiftsTo}
      className="inline-flex size-12 items-center justify-center rounded-round border border-current hover:bg-ink hover:text-paper aria-disabled:pointer-events-none aria-disabled:opacity-40"
    >
      <span className={iconClass}>
        <Icon name="arrow" />
      </span>
    </button>
  );
}
