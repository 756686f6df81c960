import { Link, useLocation } from 'react-router';
import { text } from './language/text.ts';
import { screenAt } from './screens.ts';
import { sections, useSection } from './sections.ts';

export function SectionLinks() {
  const { pathname } = useLocation();
  const asked = useSection();
  const isDashboard = pathname === '/admin/dashboard';
  const chosen = screenAt(pathname.replace(/^\/admin\//, ''))?.section ?? (isDashboard && asked);
  return (
    <nav aria-label={text.dashboard.sectionsLabel}>
      <ul className="flex gap-1 overflow-x-auto lg:flex-col">
        {sections.map((section) => (
          <li key={section}>
            <Link
              to={`/admin/dashboard?section=${section}`}
              aria-current={section === chosen ? (isDashboard ? 'page' : 'true') : undefined}
              className="section-link"
            >
              {text.sections[section]}
            </Link>
          </li>
        ))}
        <li>
          <Link
            to="/admin/media"
            aria-current={pathname === '/admin/media' ? 'page' : undefined}
            className="section-link"
          >
            {text.dashboard.media}
          </Link>
        </li>
        <li>
          <Link
            to="/admin/leads"
            aria-current={pathname.startsWith('/admin/leads') ? 'page' : undefined}
            className="section-link"
          >
            {text.dashboard.leads}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
