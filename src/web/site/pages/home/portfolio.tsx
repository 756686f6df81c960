import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useText } from '../../language/dictionary.ts';
import type { ShownHome } from './built-in/with-built-in.ts';
import type { texts as english } from './texts/en.ts';
import { useSteps } from './use-steps.ts';

interface PortfolioProps {
  items: ShownHome['portfolio'];
  texts: (typeof english)['portfolio'];
}

const itemClass =
  'col-start-1 row-start-1 grid items-center gap-x-16 gap-y-6 transition-[opacity,translate,visibility] duration-300 not-data-[place=shown]:invisible not-data-[place=shown]:opacity-0 data-[place=after]:translate-y-10 data-[place=before]:-translate-y-10 lg:grid-cols-[5fr_7fr] noscript:visible! noscript:w-full noscript:flex-none noscript:translate-none! noscript:snap-start noscript:opacity-100!';

const buttonClass =
  'inline-flex size-12 items-center justify-center rounded-round border border-ink hover:bg-ink hover:text-paper disabled:pointer-events-none disabled:opacity-30';

/** The items lie upon each other and one is shown; without a script they stand side by side. */
export function Portfolio({ items, texts }: PortfolioProps) {
  const { block, current, next = current, start } = useSteps(items.length);
  // While it leaves, the current item makes way as if the next one were shown.
  const placeOf = (position: number) => {
    if (position === current && next === current) return 'shown';
    const pivot = position === current ? next : current;
    return position < pivot ? 'before' : 'after';
  };
  const step = (direction: 1 | -1) => () => start().then((steps) => steps.step(direction));
  return (
    <section
      ref={block}
      id="portfolio"
      aria-labelledby="portfolio-heading"
      aria-roledescription={useText().carousel}
      className="grid-motif overflow-hidden"
    >
      <div className="page-width flex min-h-[calc(100svh-var(--header-height))] flex-col justify-center gap-8 py-16">
        <h2 id="portfolio-heading" className="text-title font-semibold">
          {texts.heading}
        </h2>
        <ol className="no-scrollbar grid noscript:flex noscript:snap-x noscript:snap-mandatory noscript:overflow-x-auto">
          {Object.entries(items).map(
            ([place, { name, description, image, imageAlt, imageFocus }]) => (
              <li
                key={place}
                data-place={placeOf(Number(place))}
                data-near={Math.abs(Number(place) - next) < 2}
                className={`group ${itemClass}`}
              >
                <div className="flex flex-col gap-5 max-lg:order-last">
                  <h3 className="text-display font-semibold">{name}</h3>
                  <p className="max-w-measure text-lead text-muted">{description}</p>
                </div>
                {/* Those further off are not loaded yet. */}
                <div className="relative aspect-8/5 overflow-hidden rounded-card group-data-[near=false]:*:hidden noscript:*:block!">
                  <Picture
                    src={image}
                    alt={imageAlt || name}
                    focus={imageFocus}
                    width={480}
                    height={360}
                    sizes="(min-width: 1280px) 44rem, (min-width: 1024px) 55vw, 100vw"
                    className="absolute size-full object-cover"
                  />
                </div>
              </li>
            ),
          )}
        </ol>
        <div className="needs-script flex flex-wrap items-center gap-x-8 gap-y-4">
          <div className="flex gap-3">
            <button
              type="button"
              aria-label={texts.previous}
              disabled={current === 0}
              onClick={step(-1)}
              className={buttonClass}
            >
              <Icon name="arrow" className="rotate-180" />
            </button>
            <button
              type="button"
              aria-label={texts.next}
              disabled={current === items.length - 1}
              onClick={step(1)}
              className={buttonClass}
            >
              <Icon name="arrow" />
            </button>
          </div>
          <ul className="flex">
            {Object.entries(items).map(([place, { name }]) => (
              <li key={place}>
                <button
                  type="button"
                  aria-label={name}
                  aria-current={Number(place) === current}
                  onClick={() => start().then((steps) => steps.stepTo(Number(place)))}
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
