import { Link } from 'react-router';
import { text } from './language/text.ts';
import { sections, useSection } from './sections.ts';

export function SectionLinks() {
  const chosen = useSection();
  return (
    <nav aria-label={text.dashboard.sectionsLabel}>
      <ul className="flex gap-1 overflow-x-auto lg:flex-col">
        {sections.map((section) => (
          <li key={section}>
            <Link
              to={`/admin/dashboard?section=${section}`}
              aria-current={section === chosen ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-small px-3 whitespace-nowrap text-muted-on-ink hover:bg-ink-raised hover:text-white aria-[current=page]:bg-ink-raised aria-[current=page]:text-white"
            >
              {text.sections[section]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
