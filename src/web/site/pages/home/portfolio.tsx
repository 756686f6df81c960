import { useText } from '../../language/dictionary.ts';
import { PortfolioPicture } from './portfolio-picture.tsx';
import { StepButton } from './step-button.tsx';
import { useStepper } from './use-stepper.ts';

interface PortfolioProps {
  items: { name: string; description: string; image: string }[];
}

/** A list that snaps from item to item by itself; scripts add the buttons, dots and keys. */
export function Portfolio({ items }: PortfolioProps) {
  const { portfolio } = useText();
  const { current, stepTo, listProps } = useStepper(items.length);
  return (
    <section
      id="portfolio"
      aria-labelledby="portfolio-heading"
      aria-roledescription="carousel"
      className="page-width py-24"
    >
      <div className="mb-10 flex flex-wrap items-end justify-between gap-4">
        <h2 id="portfolio-heading" className="text-heading font-semibold">
          {portfolio.heading}
        </h2>
        <div className="needs-script flex gap-3">
          <StepButton
            label={portfolio.previous}
            disabled={current === 0}
            onClick={() => stepTo(current - 1)}
          />
          <StepButton
            forward
            label={portfolio.next}
            disabled={current === items.length - 1}
            onClick={() => stepTo(current + 1)}
          />
        </div>
      </div>
      <ol
        {...listProps}
        aria-labelledby="portfolio-heading"
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto rounded-card"
      >
        {items.map(({ name, description, image }, position) => (
          <li
            key={name}
            id={`portfolio-${position + 1}`}
            aria-current={position === current}
            className="grid w-full flex-none snap-start items-center gap-8 bg-paper-raised p-6 sm:p-10 lg:grid-cols-2 lg:gap-16"
          >
            <div className="order-last flex flex-col gap-4 lg:order-none">
              <h3 className="text-heading font-medium">{name}</h3>
              <p className="max-w-measure text-lead text-muted">{description}</p>
            </div>
            <PortfolioPicture image={image} name={name} />
          </li>
        ))}
      </ol>
      <ul className="mt-6 flex justify-center gap-1">
        {items.map(({ name }, position) => (
          <li key={name}>
            <a
              href={`#portfolio-${position + 1}`}
              aria-label={name}
              aria-current={position === current}
              onClick={(event) => {
                event.preventDefault();
                stepTo(position);
              }}
              className="group flex size-8 items-center justify-center"
            >
              <span className="size-2.5 rounded-round bg-muted transition-[width] group-aria-[current=true]:w-6 group-aria-[current=true]:bg-signal" />
            </a>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {portfolio.position(current + 1, items.length)}
      </p>
    </section>
  );
}
