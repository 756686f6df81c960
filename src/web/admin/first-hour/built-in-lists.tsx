import { use } from 'react';
import { Link } from 'react-router';
import type { DemoFacts } from '../../../model/contracts/site-state.ts';
import { texts } from './texts.ts';

const screens = {
  'home.portfolio': 'portfolio',
  'home.faq': 'faq',
  'leasing.plans': 'leasing/plans',
  'leasing.questions': 'leasing/questions',
} as const satisfies Record<keyof typeof texts.builtIn.lists, string>;

const kinds = Object.keys(screens) as (keyof typeof screens)[];

/**
 * The lists that visitors read as the program came with them. While there is demo content, the panel
 * about it stands here instead.
 */
export function BuiltInLists({ facts }: { facts: Promise<DemoFacts | null> }) {
  const found = use(facts);
  const shown = kinds.filter((kind) => found?.builtIn.includes(kind));
  if (!found || found.records > 0 || shown.length === 0) return null;
  const hasLeasing = shown.some((kind) => kind.startsWith('leasing.'));
  return (
    <section aria-labelledby="built-in-lists" className="panel">
      <h2 id="built-in-lists" className="text-title font-semibold">
        {texts.builtIn.title}
      </h2>
      <p>
        {texts.builtIn.lead} {hasLeasing && texts.builtIn.leasing}
      </p>
      <ul className="screen-cards">
        {shown.map((kind) => (
          <li key={kind}>
            <Link to={`/admin/${screens[kind]}`} className="screen-card">
              <span className="font-medium">{texts.builtIn.lists[kind]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
