import { groupColour } from '../../../../model/brand/group-colour.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { fitWords } from '../../../ui/fit-words.ts';
import { groupClass } from '../../../ui/group-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useText } from '../../page-context.ts';
import { Said } from '../../text/said.tsx';
import { Words } from '../../text/words.tsx';
import type { ShownHome } from './built-in/with-built-in.ts';

interface PortfolioProps {
  items: ShownHome['portfolio'];
  heading: string;
  texts: SiteWords['home']['portfolio'];
}

const buttonClass =
  'inline-flex size-12 items-center justify-center rounded-round border border-ink hover:bg-ink hover:text-paper aria-disabled:pointer-events-none aria-disabled:opacity-30';

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
      className="portfolio-block"
    >
      <div className="portfolio-stage grid-motif">
        <div className="page-width flex min-h-[calc(100svh-var(--header-height))] flex-col justify-center gap-8 py-16">
          <div className="flex items-center justify-between gap-8 max-sm:contents">
            <h2 id="portfolio-heading" className="text-heading font-semibold">
              {heading}
            </h2>
            <div className="needs-script flex items-center gap-3 max-sm:order-last max-sm:-mt-6">
              <p aria-live="polite" className="me-3 text-small max-sm:order-last max-sm:ms-3">
                {positionOf(0)}
              </p>
              {/* Not `disabled` at an end: that would take the focus away from whoever steps there. */}
              <button
                type="button"
                data-step="previous"
                aria-label={texts.previous}
                aria-disabled="true"
                className={buttonClass}
              >
                <Icon name="arrow" className="rotate-180" />
              </button>
              <button
                type="button"
                data-step="next"
                aria-label={texts.next}
                aria-disabled={items.length < 2}
                className={buttonClass}
              >
                <Icon name="arrow" />
              </button>
            </div>
          </div>
          <ol className="portfolio">
            {items.map(({ name, description, image, imageAlt, imageFocus }, index) => (
              // Two may have the same name.
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never moved
              <li key={index} className={groupClass(groupColour('auto', index))}>
                <input
                  type="radio"
                  name="portfolio"
                  aria-label={name}
                  defaultChecked={index === 0}
                  data-position={positionOf(index)}
                />
                <div className="portfolio-item grid items-center gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
                  <div className="portfolio-text @container flex flex-col gap-5 max-lg:order-last">
                    <h3 className={`portfolio-name font-semibold ${fitWords(name)}`}>
                      <Said text={name} />
                    </h3>
                    <p className="max-w-measure text-lead">
                      <Words text={description} />
                    </p>
                  </div>
                  <div className="portfolio-window gradient-fill">
                    <div className="portfolio-picture relative aspect-4/3">
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
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
      {[null, ...items, null].map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as the items
        <i key={place} className="needs-script" />
      ))}
    </section>
  );
}
