import { publicPaths } from '../../../../model/public-paths.ts';
import { groupClass } from '../../../ui/group-class.ts';
import { useSiteData } from '../../layout/site-data.ts';
import { SiteLink } from '../../layout/site-link.tsx';
import { GroupArch } from './group-arch.tsx';

/** Each group by its name and its arch alone. */
export function GroupDoors() {
  const { services } = useSiteData();
  return (
    <ul className="grid w-full gap-4 sm:grid-cols-2 lg:grid-cols-5">
      {services.map(({ name, route, colour }, position) => (
        <li key={route} className={`${groupClass(colour)} card group`}>
          <SiteLink
            to={`${publicPaths.services}${route}`}
            className="flex h-full items-end justify-between gap-4 ps-5 pe-4 pt-6 group-hover:text-signal in-[.on-ink]:group-hover:text-signal-on-ink lg:flex-col lg:items-start"
          >
            <span className="pb-6 font-medium lg:pb-0">{name}</span>
            <GroupArch
              slug={route.slice(1)}
              position={position}
              className="w-14 flex-none self-end"
            />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
