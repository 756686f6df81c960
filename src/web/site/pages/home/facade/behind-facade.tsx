import type { PaintedGroup } from '../painted-group.ts';

/** As many as have room there. */
const most = 6;

/**
 * What the agency does, behind the tiles. Where nothing slides apart it is not shown: the groups
 * follow at once, with their links, so nobody needs to hear them twice.
 */
export function BehindFacade({ groups }: { groups: PaintedGroup[] }) {
  return (
    <div aria-hidden="true" className="behind-facade">
      {groups.slice(0, most).map(({ name, route, gradient, motif }) => (
        <span key={route}>
          <svg aria-hidden="true" viewBox="-60 -60 120 120">
            <path d={motif} fill={`url(#${gradient})`} />
          </svg>
          {name}
        </span>
      ))}
    </div>
  );
}
