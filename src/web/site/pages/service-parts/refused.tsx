import { publicPaths } from '../../../../model/public-paths.ts';
import { groupClass } from '../../../ui/group-class.ts';
import type { Reason } from '../../asked.ts';
import { usePageNames } from '../../layout/navigation.ts';
import { PageHeading } from '../../layout/page-heading.tsx';
import { useSiteData } from '../../layout/site-data.ts';
import { SiteLink } from '../../layout/site-link.tsx';
import { GroupArch } from './group-arch.tsx';

interface RefusedProps {
  status: number;
  reason: Reason;
}

/** In place of a page about services: says what is missing, and what there is instead. */
export function Refused({ status, reason }: RefusedProps) {
  const nameOf = usePageNames();
  const { services } = useSiteData();
  const { heading, message } = reason;
  return (
    <section className="on-ink grid-motif">
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
      <div className="page-width section-space flex flex-col items-start gap-6">
        <p className="text-lead text-muted-on-ink">{status}</p>
        <div role="alert" className="@container flex w-full flex-col gap-4">
          <PageHeading text={heading} beside={message} />
          <p className="max-w-measure text-lead text-muted-on-ink">{message}</p>
        </div>
        <SiteLink to={publicPaths.services} className="button-signal">
          {nameOf('services')}
        </SiteLink>
        <ul className="mt-8 grid w-full gap-4 sm:grid-cols-2 lg:grid-cols-5">
          {services.map(({ name, route, colour }, position) => (
            <li key={route} className={`${groupClass(colour)} card group`}>
              <SiteLink
                to={`${publicPaths.services}${route}`}
                className="flex h-full items-end justify-between gap-4 ps-5 pe-4 pt-6 group-hover:text-signal-on-ink lg:flex-col lg:items-start"
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
      </div>
    </section>
  );
}
