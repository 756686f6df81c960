import { useSiteData } from '../../layout/site-data.ts';
import { GroupArch } from './group-arch.tsx';

/** As fronts stand in a street. */
const heights = [520, 600, 760, 640, 540];

/** As a drawing they also stand where there is no group yet. */
const nobodys = heights.map((height) => `${height}`);

/** The first groups side by side, a cell of the page's grid for each. */
export function GroupArches() {
  const { services } = useSiteData();
  const slugs = services.length > 0 ? services.map(({ route }) => route.slice(1)) : nobodys;
  return (
    <div className="flex items-end">
      {slugs.slice(0, heights.length).map((slug, position) => (
        <GroupArch
          key={slug}
          slug={slug}
          position={position}
          height={heights[position] ?? 0}
          className="w-1/5 px-[1%]"
        />
      ))}
    </div>
  );
}
