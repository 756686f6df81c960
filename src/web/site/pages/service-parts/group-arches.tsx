import { GroupArch } from './group-arch.tsx';
import { groupsWithTools } from './tools.ts';

/** As the fronts stand in the agency's drawings. */
const heights = [520, 600, 720, 640, 540];
const tallest = 860;

/** All groups side by side; the one that the page is about is lit, or all of them. */
export function GroupArches({ lit }: { lit?: string }) {
  const groups =
    lit && !groupsWithTools.includes(lit) ? [...groupsWithTools, lit] : groupsWithTools;
  return (
    <div className="flex items-end justify-end gap-3 self-end max-lg:hidden">
      {groups.map((group, position) => (
        <GroupArch
          key={group}
          slug={group}
          height={lit === group ? tallest : (heights[position] ?? tallest)}
          className={`w-1/6 ${lit && lit !== group ? 'opacity-25 grayscale' : ''}`}
        />
      ))}
    </div>
  );
}
