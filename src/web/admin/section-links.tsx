import { Link, useLocation } from 'react-router';
import { say, text } from './language/text.ts';
import { nameOfSection, screenAt, sections } from './screens.ts';
import { useSection } from './sections.ts';
import { showInRow } from './show-in-row.ts';

export function SectionLinks() {
  const { pathname } = useLocation();
  const asked = useSection();
  const isDashboard = pathname === '/admin/dashboard';
  const chosen = screenAt(pathname.replace(/^\/admin\//, ''))?.section ?? (isDashboard && asked);
  return (
    <nav aria-label={text.dashboard.sectionsLabel} className="flex min-h-0">
      <ul className="scroll-row flex min-w-0 flex-1 gap-1 lg:flex-col lg:overflow-y-auto">
        {sections.map((section) => (
          <SectionLink
            key={section}
            to={`/admin/dashboard?section=${section}`}
            name={say(nameOfSection(section))}
            current={section === chosen && (isDashboard ? 'page' : 'true')}
          />
        ))}
        <SectionLink
          to="/admin/media"
          name={text.dashboard.media}
          current={pathname === '/admin/media' && 'page'}
        />
        <SectionLink
          to="/admin/leads"
          name={text.dashboard.leads}
          current={pathname.startsWith('/admin/leads') && 'page'}
        />
      </ul>
    </nav>
  );
}

interface SectionLinkProps {
  to: string;
  name: string;
  current: 'page' | 'true' | false;
}

function SectionLink({ to, name, current }: SectionLinkProps) {
  return (
    <li>
      <Link
        to={to}
        ref={current ? showInRow : null}
        aria-current={current || undefined}
        className="section-link"
      >
        {name}
      </Link>
    </li>
  );
}
