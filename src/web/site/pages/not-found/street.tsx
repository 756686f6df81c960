import { SiteLink } from '../../layout/site-link.tsx';
import { GroupArch } from '../service-parts/group-arch.tsx';

interface Way {
  name: string;
  path: string;
}

interface StreetProps {
  ways: Way[];
  /** What stands in the front that is not there. */
  missing: string;
}

/** As many as stand side by side on a wide screen, with the missing one among them. */
const fronts = 5;

/** Higher than any front is shown: each is cut off at the ground. */
const height = 600;

/** The fronts of a street, each a way on; where the page would be there is only an outline. */
export function Street({ ways, missing }: StreetProps) {
  const shown = ways.slice(0, fronts);
  const gap = Math.ceil(shown.length / 2);
  return (
    <ul className="street">
      {shown.slice(0, gap).map((way, position) => (
        <Front key={way.path} way={way} position={position} />
      ))}
      <li aria-hidden="true">
        <div className="street-front">
          <svg viewBox={`0 0 200 ${height}`} aria-hidden="true">
            <path d={`M4 ${height}V132C4 74 56 50 100 6c44 44 96 68 96 126v${height}`} />
          </svg>
          <span>{missing}</span>
        </div>
        <span className="street-name" />
      </li>
      {shown.slice(gap).map((way, at) => (
        <Front key={way.path} way={way} position={gap + at} />
      ))}
    </ul>
  );
}

function Front({ way, position }: { way: Way; position: number }) {
  const slug = way.path.split('/').at(-1) ?? '';
  return (
    <li>
      <div className="street-front">
        <GroupArch slug={slug} position={position} height={height} className="w-full" />
      </div>
      <SiteLink to={way.path} className="street-name">
        {way.name}
      </SiteLink>
    </li>
  );
}
