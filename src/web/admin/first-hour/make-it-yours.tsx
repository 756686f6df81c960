import { Check } from 'lucide-react';
import { use, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { DemoFacts } from '../../../model/contracts/site-state.ts';
import { confirmation } from '../notices/confirmation.ts';
import { useNotices } from '../notices/notices-context.ts';
import { useAttempt } from '../notices/use-attempt.ts';
import { bringBackDemo, removeDemo } from './demo-facts.ts';
import { texts } from './texts.ts';

const steps = {
  settings: 'settings',
  'site.brand': 'settings/brand',
  'site.inUse': 'settings/in-use',
  'site.menu': 'settings/menu',
  'home.hero': 'home/hero',
  'site.pages': 'settings/pages',
} as const satisfies Record<keyof typeof texts.steps, string>;

const stepKinds = Object.keys(steps) as (keyof typeof steps)[];

const hiddenKey = 'adminFirstHourHidden';

interface MakeItYoursProps {
  facts: Promise<DemoFacts | null>;
  /** The button that had the focus is gone then. */
  onHidden: () => void;
}

/** On a site that began with the demo: what to do first, and what becomes of the demo. */
export function MakeItYours({ facts, onHidden }: MakeItYoursProps) {
  const found = use(facts);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isHidden, setIsHidden] = useState(() => localStorage.getItem(hiddenKey) === 'true');
  if (!found || (found.records === 0 && !found.removed)) return null;
  const { records, done, removed } = found;
  const shown = stepKinds.filter((kind) => records > 0 || !done.includes(kind));
  const hasSteps = !isHidden && shown.length > 0;

  function hide() {
    localStorage.setItem(hiddenKey, 'true');
    setIsHidden(true);
    onHidden();
  }

  const focusHeading = () => heading.current?.focus();
  return (
    <section aria-labelledby="first-hour" className="panel">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={heading} id="first-hour" tabIndex={-1} className="text-title font-semibold">
          {texts.title}
        </h2>
        {hasSteps && (
          <button type="button" className="quiet-link" onClick={hide}>
            {texts.hide}
          </button>
        )}
      </div>
      {hasSteps && (
        <>
          <p>{records > 0 ? texts.lead : texts.gone}</p>
          <ol className="screen-cards">
            {shown.map((kind) => (
              <li key={kind}>
                <Link to={`/admin/${steps[kind]}`} className="screen-card">
                  <span className="font-medium">{texts.steps[kind]}</span>
                  {done.includes(kind) && (
                    <span className="mark mark-done self-start">
                      <Check aria-hidden="true" className="inline size-4" /> {texts.done}
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ol>
        </>
      )}
      {records > 0 && <RemoveDemo records={records} onDone={focusHeading} />}
      {removed && <BringBackDemo records={removed.records} onDone={focusHeading} />}
    </section>
  );
}

interface DemoLineProps {
  records: number;
  onDone: () => void;
}

function RemoveDemo({ records, onDone }: DemoLineProps) {
  const { isBusy, attempt } = useAttempt();
  const notices = useNotices();
  const { revalidate } = useRevalidator();
  async function remove() {
    if (isBusy || !(await confirmation.ask({ question: texts.confirm, yes: texts.remove }))) return;
    await attempt(async () => {
      await removeDemo();
      notices.succeed(texts.removed(records));
      onDone();
      await revalidate();
    });
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="max-w-measure text-small">{texts.left(records)}</p>
      <button
        type="button"
        aria-disabled={isBusy}
        className="button-danger button-compact"
        onClick={remove}
      >
        {isBusy ? texts.removing : texts.remove}
      </button>
    </div>
  );
}

function BringBackDemo({ records, onDone }: DemoLineProps) {
  const { isBusy, attempt } = useAttempt();
  const notices = useNotices();
  const { revalidate } = useRevalidator();
  const bringBack = () =>
    attempt(async () => {
      await bringBackDemo();
      notices.succeed(texts.broughtBack);
      onDone();
      await revalidate();
    });
  return (
    <p className="flex flex-wrap items-center gap-3 text-small">
      {texts.removed(records)}
      <button
        type="button"
        aria-disabled={isBusy}
        className="button-quiet button-compact"
        onClick={bringBack}
      >
        {texts.bringBack}
      </button>
    </p>
  );
}
