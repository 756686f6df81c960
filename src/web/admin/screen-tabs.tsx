import { Link } from 'react-router';
import { say, text } from './language/text.ts';
import type { Screen } from './screens/rows.ts';
import { screensOf } from './screens.ts';

/** The other screens of the same section. */
export function ScreenTabs({ screen }: { screen: Screen }) {
  const siblings = screensOf(screen.section);
  if (siblings.length === 1) return null;
  return (
    <nav aria-label={text.dashboard.screensLabel} className="screen-tabs">
      <ul>
        {siblings.map(({ route, name }) => (
          <li key={route}>
            <Link to={`/admin/${route}`} aria-current={route === screen.route ? 'page' : undefined}>
              {say(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
