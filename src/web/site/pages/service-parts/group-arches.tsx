import { useServiceGroups } from '../../layout/site-data.ts';
import { GroupArch } from './group-arch.tsx';

/** As fronts stand in a street. */
const heights = [520, 600, 720, 640, 540];
const tallest = 860;

/** The first groups side by side; the one that the page is about is lit, or all of them. */
export function GroupArches({ lit }: { lit?: string }) {
  const groups = useServiceGroups().map(({ route }, position) => ({
    slug: route.slice(1),
    position,
  }));
  const shown = groups.filter(({ slug, position }) => position < heights.length || slug === lit);
  return (
    <div className="flex items-end justify-end gap-3 self-end max-lg:hidden">
      {shown.map(({ slug, position }) => (
        <GroupArch
          key={slug}
          slug={slug}
          position={position}
          height={lit === slug ? tallest : (heights[position] ?? tallest)}
          className={`w-1/6 ${lit && lit !== slug ? 'opacity-25 grayscale' : ''}`}
        />
      ))}
    </div>
  );
}
