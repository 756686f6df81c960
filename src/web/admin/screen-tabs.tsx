import { Link } from 'react-router';
import { say, text } from './language/text.ts';
import type { Screen } from './screens/rows.ts';
import { tabsBeside } from './screens.ts';
import { showInRow } from './show-in-row.ts';

/** The other screens of the same section. */
export function ScreenTabs({ screen }: { screen: Screen }) {
  const tabs = tabsBeside(screen);
  if (tabs.length === 1) return null;
  return (
    <nav aria-label={text.dashboard.screensLabel} className="screen-tabs">
      <ul className="scroll-row">
        {tabs.map(({ route, name }) => (
          <li key={route}>
            <Link
              to={`/admin/${route}`}
              ref={route === screen.route ? showInRow : null}
              aria-current={route === screen.route ? 'page' : undefined}
            >
              {say(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
