import { useEffect, useRef } from 'react';
import type { ShownHome } from './built-in/with-built-in.ts';
import { PortfolioPicture } from './portfolio-picture.tsx';
import { StepButton } from './step-button.tsx';
import type { texts as english } from './texts/en.ts';
import { type Stepper, useStepper } from './use-stepper.ts';

interface PortfolioProps {
  items: ShownHome['portfolio'];
  texts: (typeof english)['portfolio'];
}

const itemClass =
  'col-start-1 row-start-1 grid items-center gap-x-16 gap-y-6 transition-[opacity,translate,visibility] duration-300 data-[place=after]:invisible data-[place=after]:translate-y-10 data-[place=after]:opacity-0 data-[place=before]:invisible data-[place=before]:-translate-y-10 data-[place=before]:opacity-0 lg:grid-cols-[5fr_7fr] noscript:visible! noscript:w-full noscript:flex-none noscript:translate-none! noscript:snap-start noscript:opacity-100!';

/** The items lie upon each other and one is shown; without a script they stand side by side. */
export function Portfolio({ items, texts }: PortfolioProps) {
  const { current, next, stepper } = useStepper(items.length);
  const block = useStepInput(stepper);
  const placeOf = (position: number) => {
    if (position === current)
      return next === undefined ? 'shown' : next > current ? 'before' : 'after';
    return position < current ? 'before' : 'after';
  };
  return (
    <section
      ref={block}
      id="portfolio"
      aria-labelledby="portfolio-heading"
      aria-roledescription={texts.carousel}
      className="grid-motif overflow-hidden"
    >
      <div className="page-width flex min-h-[calc(100svh-var(--header-height))] flex-col justify-center gap-8 py-16">
        <h2 id="portfolio-heading" className="text-title font-semibold">
          {texts.heading}
        </h2>
        <ol className="no-scrollbar grid noscript:flex noscript:snap-x noscript:snap-mandatory noscript:overflow-x-auto">
          {items.map(({ name, description, image }, position) => (
            <li
              key={name}
              data-place={placeOf(position)}
              data-near={Math.abs(position - (next ?? current)) < 2}
              className={`group ${itemClass}`}
            >
              <div className="flex flex-col gap-5 max-lg:order-last">
                <h3 className="text-display font-semibold">{name}</h3>
                <p className="max-w-measure text-lead text-muted">{description}</p>
              </div>
              <div className="relative aspect-8/5 overflow-hidden rounded-card group-data-[near=false]:*:hidden noscript:*:block!">
                <PortfolioPicture image={image} name={name} />
              </div>
            </li>
          ))}
        </ol>
        <div className="needs-script flex flex-wrap items-center gap-x-8 gap-y-4">
          <div className="flex gap-3">
            <StepButton
              label={texts.previous}
              disabled={current === 0}
              onClick={() => stepper.step(-1)}
            />
            <StepButton
              forward
              label={texts.next}
              disabled={current === items.length - 1}
              onClick={() => stepper.step(1)}
            />
          </div>
          <ul className="flex">
            {items.map(({ name }, position) => (
              <li key={name}>
                <button
                  type="button"
                  aria-label={name}
                  aria-current={position === current}
                  onClick={() => stepper.stepTo(position)}
                  className="group flex h-11 w-9 cursor-pointer items-center justify-center"
                >
                  <span className="h-1 w-7 rounded-round bg-field-line group-hover:bg-ink group-aria-[current=true]:h-1.5 group-aria-[current=true]:bg-signal" />
                </button>
              </li>
            ))}
          </ul>
          <p aria-live="polite" className="text-small text-muted">
            {texts.position
              .replace('{current}', `${current + 1}`)
              .replace('{total}', `${items.length}`)}
          </p>
        </div>
      </div>
    </section>
  );
}

/** Wheel, touch and keys are listened to from when the block comes near. */
function useStepInput(stepper: Stepper) {
  const block = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = block.current;
    if (!element) return;
    const end = new AbortController();
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const { listenForSteps } = await import('./step-input.ts');
        listenForSteps(element, stepper, end.signal);
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      end.abort();
    };
  }, [stepper]);
  return block;
}
