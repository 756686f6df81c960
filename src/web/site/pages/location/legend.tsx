import { Said } from '../../text/said.tsx';

/** What a map marks its places and ways with, in the shapes of the logo. */
const marks = [
  'M2 2h20v20H2z',
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
  'M2 22V12a10 10 0 0 1 20 0v10z',
  'M12 1l11 11-11 11L1 12z',
  'M2 2h20A20 20 0 0 1 2 22z',
];

/** The facts of a city, as a map explains its signs. */
export function Legend({ title, stats }: { title: string; stats: string[] }) {
  return (
    <div className="legend">
      <h2 className="text-title font-semibold">
        <Said text={title} />
      </h2>
      <ul>
        {Object.entries(stats).map(([place, stat]) => (
          <li key={place}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d={marks[Number(place) % marks.length]} />
            </svg>
            <Said text={stat} />
          </li>
        ))}
      </ul>
    </div>
  );
}
