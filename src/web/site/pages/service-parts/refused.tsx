import { publicPaths } from '../../../../model/public-paths.ts';
import { fitWords } from '../../../ui/fit-words.ts';
import type { Reason } from '../../asked.ts';
import { usePageNames } from '../../layout/navigation.ts';
import { SiteLink } from '../../layout/site-link.tsx';
import { GroupDoors } from './group-doors.tsx';

interface RefusedProps {
  status: number;
  reason: Reason;
}

/** In place of a page about services: says what is missing, and what there is instead. */
export function Refused({ status, reason }: RefusedProps) {
  const nameOf = usePageNames();
  const { heading, message } = reason;
  return (
    <section className="on-ink grid-motif">
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
      <div className="page-width section-space flex flex-col items-start gap-6">
        <p className="text-lead text-muted-on-ink">{status}</p>
        <div role="alert" className="@container flex w-full flex-col gap-4">
          <h1 className={`font-semibold ${fitWords(heading)}`}>{heading}</h1>
          <p className="max-w-measure text-lead text-muted-on-ink">{message}</p>
        </div>
        <SiteLink to={publicPaths.services} className="button-signal">
          {nameOf('services')}
        </SiteLink>
        <div className="mt-8 w-full">
          <GroupDoors />
        </div>
      </div>
    </section>
  );
}
