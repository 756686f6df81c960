import type { SiteWords } from '../../../../model/wording/index.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useText } from '../../page-context.ts';
import { Words } from '../../text/words.tsx';
import type { ShownHome } from './built-in/with-built-in.ts';

interface PortfolioProps {
  items: ShownHome['portfolio'];
  heading: string;
  texts: SiteWords['home']['portfolio'];
}

const buttonClass =
  'inline-flex size-12 items-center justify-center rounded-round border border-ink hover:bg-ink hover:text-paper disabled:pointer-events-none disabled:opacity-30';

/**
 * The items lie upon each other, and the dot that is checked shows its own (see portfolio.css): that
 * needs no script. One steps to the next by buttons, wheel, swipe and keys.
 */
export function Portfolio({ items, heading, texts }: PortfolioProps) {
  const positionOf = (index: number) =>
    texts.position.replace('{current}', `${index + 1}`).replace('{total}', `${items.length}`);
  return (
    <section
      id="portfolio"
      aria-labelledby="portfolio-heading"
      aria-roledescription={useText().carousel}
      className="grid-motif overflow-hidden"
    >
      <div className="page-width flex min-h-[calc(100svh-var(--header-height))] flex-col justify-center gap-8 py-16">
        <h2 id="portfolio-heading" className="text-title font-semibold">
          {heading}
        </h2>
        <div className="portfolio-width">
          <ol className="portfolio">
            {items.map(({ name, description, image, imageAlt, imageFocus }, index) => (
              // Two may have the same name.
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never moved
              <li key={index}>
                <input
                  type="radio"
                  name="portfolio"
                  aria-label={name}
                  defaultChecked={index === 0}
                  data-position={positionOf(index)}
                />
                <div className="portfolio-item grid items-center gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
                  <div className="flex flex-col gap-5 max-lg:order-last">
                    <h3 className="text-display font-semibold">{name}</h3>
                    <p className="max-w-measure text-lead text-muted">
                      <Words text={description} />
                    </p>
                  </div>
                  <div className="portfolio-picture relative aspect-8/5 overflow-hidden rounded-card">
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
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className="needs-script flex items-center gap-3 sm:-mt-20 sm:self-end">
          <p
            aria-live="polite"
            className="me-5 text-small text-muted max-sm:order-last max-sm:ms-5"
          >
            {positionOf(0)}
          </p>
          <button
            type="button"
            data-step="previous"
            aria-label={texts.previous}
            disabled
            className={buttonClass}
          >
            <Icon name="arrow" className="rotate-180" />
          </button>
          <button
            type="button"
            data-step="next"
            aria-label={texts.next}
            disabled={items.length < 2}
            className={buttonClass}
          >
            <Icon name="arrow" />
          </button>
        </div>
      </div>
    </section>
  );
}
