import type { MainService } from '../../../../model/pages/services/index.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { Said } from '../../text/said.tsx';
import { Words } from '../../text/words.tsx';

const shown = 4;

/** As much of a design process as is shown. */
export function processOf({ designProcess }: Pick<MainService, 'designProcess'>) {
  if (!designProcess) return null;
  const { heading, description, cards } = designProcess;
  const steps = cards.slice(0, shown).map(({ heading, bullets }) => ({ heading, bullets }));
  return { heading, description, steps };
}

interface DesignProcessProps {
  process: ReturnType<typeof processOf>;
  /** Where it is more than a row of cards: `services.css` says how. */
  look?: 'cards' | 'stairs' | 'band';
  /** The colours of the service's group. */
  group: string;
  /** Where the group has none of its own. */
  heading: string;
  texts: Pick<SiteWords['serviceParts'], 'processMissing' | 'processMissingText'>;
}

export function DesignProcess(props: DesignProcessProps) {
  const { process, look = 'cards', group, heading, texts } = props;
  if (!process) {
    return (
      <Section heading={texts.processMissing} tone="raised">
        <p className="max-w-measure text-lead text-muted">{texts.processMissingText}</p>
      </Section>
    );
  }
  const { description, steps } = process;
  return (
    <Section
      heading={process.heading || heading}
      lead={description && <Words text={description} />}
      tone={look === 'band' ? 'deep' : 'raised'}
      className={group}
    >
      <ol data-look={look} className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
        {Object.entries(steps).map(([place, step]) => (
          <Reveal as="li" key={place} className="card flex flex-col">
            <StepIcon position={Number(place)} />
            <div className="flex flex-col gap-4 p-6">
              <h3 className="text-title font-semibold">
                <Said text={step.heading} />
              </h3>
              <ul
                className={`flex flex-col gap-2.5 ${look === 'band' ? 'text-paper/85' : 'text-muted'}`}
              >
                {Object.entries(step.bullets).map(([line, bullet]) => (
                  <li key={line} className="flex gap-3">
                    <span
                      aria-hidden="true"
                      className={`${colours[Number(place)]} mt-[0.6em] size-2 flex-none rounded-round`}
                    />
                    <Said text={bullet} />
                  </li>
                ))}
              </ul>
            </div>
          </Reveal>
        ))}
      </ol>
    </Section>
  );
}

/** Four steps from one end of the group's gradient to the other. */
const colours = [
  'bg-(--group-from)',
  'bg-[color-mix(in_oklab,var(--group-from)_67%,var(--group-to))]',
  'bg-[color-mix(in_oklab,var(--group-from)_33%,var(--group-to))]',
  'bg-(--group-to)',
];

/** From scattered parts to a whole: each step puts more of them in their place. */
const icons = [
  'M20 4a16 16 0 1 1 0 32 16 16 0 0 1 0-32zm0 9a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm16 17 10 10-6 6-10-10z',
  'M4 24A20 20 0 0 1 24 4v20zM28 4h16v16H28zM4 28h16v16H4zM28 28h16l-16 16z',
  'M4 4h18v18H4zM35 4a9 9 0 0 1 0 18 9 9 0 0 1 0-18zM4 44a18 18 0 0 1 18-18v18zM26 33l5-5 5 5 8-9v12l-8 8z',
  'M4 44V24a20 20 0 0 1 40 0v20H30V26a6 6 0 0 0-12 0v18z',
];

function StepIcon({ position }: { position: number }) {
  return (
    <div
      aria-hidden="true"
      className={`${colours[position]} flex items-center justify-between p-6 text-ink`}
    >
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" className="size-12">
        <path d={icons[position]} fill="currentColor" fillRule="evenodd" />
      </svg>
      <span className="text-heading font-semibold">{position + 1}</span>
    </div>
  );
}
