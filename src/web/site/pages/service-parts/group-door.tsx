import { outlineOf } from '../../../ui/arch.tsx';
import { useSiteData } from '../../layout/site-data.ts';
import { GroupArch } from './group-arch.tsx';

/** Where the group of this slug stands among the groups. */
export const useGroupPosition = (slug: string) =>
  Math.max(
    0,
    useSiteData().services.findIndex(({ route }) => route === `/${slug}`),
  );

/** The group's front with its door open: the light in it is the paper of what comes below. */
export function GroupDoor({ slug }: { slug: string }) {
  const position = useGroupPosition(slug);
  return (
    <div className="door relative">
      <GroupArch slug={slug} position={position} className="w-full" />
      <svg viewBox="0 0 200 320" aria-hidden="true" className="absolute inset-0 size-full">
        <path
          d={outlineOf(position)}
          transform="translate(34 82)scale(.66)"
          fill="var(--deep-to)"
        />
        <path
          d={outlineOf(position)}
          transform="translate(48 112)scale(.52)"
          className="fill-paper"
        />
      </svg>
    </div>
  );
}

/** A small one, before what it leads to. */
export function DoorMark({ outline, className }: { outline: string; className: string }) {
  return (
    <svg viewBox="0 0 200 300" aria-hidden="true" className={`door-mark ${className}`}>
      <path d={outline} />
      <path d={outline} transform="translate(56 88)scale(.44)" className="fill-paper" />
    </svg>
  );
}

/** One opening in each cell of the page's grid, from edge to edge; the group's own is lit. */
export function GroupFrieze({ slug }: { slug: string }) {
  const position = useGroupPosition(slug);
  return (
    <div className="frieze">
      <svg width="100%" height="100%" aria-hidden="true" className="fill-paper">
        <pattern id="frieze" x="-60" width="120" height="144" patternUnits="userSpaceOnUse">
          <path d={outlineOf(position)} transform="translate(6 32)scale(.54)" />
        </pattern>
        {/* Drawn from the middle, as the grid is. */}
        <svg x="50%" aria-hidden="true" className="overflow-visible">
          <rect x="-3000" width="6000" height="144" fill="url(#frieze)" />
        </svg>
      </svg>
      <GroupArch slug={slug} position={position} height={520} className="frieze-lit" />
    </div>
  );
}
