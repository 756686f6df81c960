import { Check } from 'lucide-react';
import { use, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useNotices } from '../notices/notices-context.ts';
import { useAttempt } from '../notices/use-attempt.ts';
import { bringBackDemo, type DemoFacts, removeDemo } from './demo-facts.ts';
import { texts } from './texts/texts.ts';

const steps = {
  settings: 'settings',
  'site.brand': 'settings/brand',
  'site.inUse': 'settings/in-use',
  'site.menu': 'settings/menu',
  'home.hero': 'home/hero',
} as const satisfies Record<keyof typeof texts.steps, string>;

const hiddenKey = 'adminFirstHourHidden';

/** On a site that still shows the demo: what to do first, and what becomes of the demo. */
export function MakeItYours({ facts }: { facts: Promise<DemoFacts | null> }) {
  const found = use(facts);
  const [isHidden, setIsHidden] = useState(() => localStorage.getItem(hiddenKey) === 'true');
  if (!found || isHidden || (found.records === 0 && !found.removed)) return null;
  const { records, done, removed } = found;

  function hide() {
    localStorage.setItem(hiddenKey, 'true');
    setIsHidden(true);
  }

  return (
    <section aria-labelledby="first-hour" className="panel">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="first-hour" className="text-title font-semibold">
          {texts.title}
        </h2>
        <button type="button" className="quiet-link" onClick={hide}>
          {texts.hide}
        </button>
      </div>
      <p>{texts.lead}</p>
      <ol className="screen-cards">
        {Object.entries(steps).map(([kind, route]) => (
          <li key={kind}>
            <Link to={`/admin/${route}`} className="screen-card">
              <span className="font-medium">{texts.steps[kind as keyof typeof steps]}</span>
              {done.includes(kind) && (
                <span className="mark mark-done self-start">
                  <Check aria-hidden="true" className="inline size-4" /> {texts.done}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
      {records > 0 && <RemoveDemo records={records} />}
      {removed && <BringBackDemo records={removed.records} />}
    </section>
  );
}

function RemoveDemo({ records }: { records: number }) {
  const { isBusy, attempt } = useAttempt();
  const notices = useNotices();
  const { revalidate } = useRevalidator();
  const remove = () =>
    attempt(async () => {
      if (!window.confirm(texts.confirm)) return;
      await removeDemo();
      notices.succeed(texts.removed(records));
      await revalidate();
    });
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="max-w-measure text-small">{texts.left(records)}</p>
      <button
        type="button"
        disabled={isBusy}
        className="button-danger button-compact"
        onClick={remove}
      >
        {isBusy ? texts.removing : texts.remove}
      </button>
    </div>
  );
}

function BringBackDemo({ records }: { records: number }) {
  const { isBusy, attempt } = useAttempt();
  const notices = useNotices();
  const { revalidate } = useRevalidator();
  const bringBack = () =>
    attempt(async () => {
      await bringBackDemo();
      notices.succeed(texts.broughtBack);
      await revalidate();
    });
  return (
    <p className="flex flex-wrap items-center gap-3 text-small">
      {texts.removed(records)}
      <button
        type="button"
        disabled={isBusy}
        className="button-quiet button-compact"
        onClick={bringBack}
      >
        {texts.bringBack}
      </button>
    </p>
  );
}
