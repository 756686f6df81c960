import { Link } from 'react-router';
import { say } from './language/text.ts';
import type { Screen } from './screens/rows.ts';

/** The way to screens, with what each is for. */
export function ScreenCards({ screens }: { screens: readonly Screen[] }) {
  return (
    <ul className="screen-cards">
      {screens.map(({ route, name, about }) => (
        <li key={route}>
          <Link to={`/admin/${route}`} className="screen-card">
            <span className="font-medium">{say(name)}</span>
            <span className="text-small text-muted">{say(about)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
