import { useState } from 'react';
import { services } from '../../../../features/services/feature.ts';
import { addressIn } from '../../../../model/addresses.ts';
import type { MenuCategory } from '../../../../model/contracts/named-answers.ts';
import type { Language } from '../../../../model/language.ts';

interface CategoriesProps {
  language: Language;
  /** What the list of them is called. */
  label: string;
  categories: Record<string, MenuCategory>;
}

/** The categories of the chosen group, and two columns of what the chosen one holds. */
export function Categories({ language, label, categories }: CategoriesProps) {
  const names = Object.keys(categories);
  const [chosen, choose] = useState(names[0] ?? '');
  const category = categories[chosen] ?? Object.values(categories)[0];
  return (
    <>
      <ul aria-label={label}>
        {names.map((name) => (
          <li key={name}>
            <a
              href={addressIn(language, `${services.paths.services}${categories[name]?.route}`)}
              onPointerEnter={() => choose(name)}
              onFocus={() => choose(name)}
              data-active={name === chosen}
              className="menu-category"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-2 content-start gap-x-8">
        <Labels labels={category?.column1} />
        <Labels labels={category?.column2} />
      </div>
    </>
  );
}

/**
 * They can be clicked and lead nowhere, so the keyboard passes them by: the page of their category
 * is a step to the side.
 */
function Labels({ labels = [] }: { labels: string[] | undefined }) {
  return (
    <ul>
      {Object.entries(labels).map(([place, label]) => (
        <li key={place}>
          <button type="button" tabIndex={-1} className="menu-item">
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
