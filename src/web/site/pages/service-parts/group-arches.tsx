import { useSiteData } from '../../layout/site-data.ts';
import { GroupArch } from './group-arch.tsx';

/** As fronts stand in a street. */
const heights = [520, 600, 720, 640, 540];
const tallest = 860;

/** As a drawing they also stand where there is no group yet. */
const nobodys = heights.map((height) => `${height}`);

/** The first groups side by side; the one that the page is about is lit, or all of them. */
export function GroupArches({ lit }: { lit?: string }) {
  const { services } = useSiteData();
  const slugs = services.length > 0 ? services.map(({ route }) => route.slice(1)) : nobodys;
  const groups = slugs.map((slug, position) => ({ slug, position }));
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
