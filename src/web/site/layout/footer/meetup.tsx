import type { Site } from '../../../../model/pages/site/index.ts';
import { useText } from '../../page-context.ts';
import { Words } from '../../text/words.tsx';
import { FrameLink } from '../frame-link.tsx';

const slots = Array.from({ length: 15 }, (_, slot) => slot);
const taken = [1, 5, 8, 12];
const chosen = 7;

interface MeetupProps {
  address: string;
  meetup: Site['meetup'];
}

/** The scheduler of another host, behind a picture of a week. */
export function Meetup({ address, meetup }: MeetupProps) {
  const { footer } = useText();
  return (
    <section aria-label={meetup.button} className="page-width pt-16 lg:pt-24">
      <div
        data-stand-in=""
        className="grid items-center gap-10 rounded-card border border-ink-line bg-ink-raised p-6 sm:p-10 lg:grid-cols-[1.4fr_1fr] lg:p-14"
      >
        <div className="flex flex-col items-start gap-5">
          <h2 className="text-heading font-semibold">{meetup.heading}</h2>
          <p className="max-w-measure text-lead text-muted-on-ink">
            <Words text={meetup.text} />
          </p>
          <FrameLink
            href={address}
            frame={{ title: footer.scheduler, className: 'h-170 w-full rounded-card bg-paper' }}
            className="button-signal mt-2"
          >
            {meetup.button}
          </FrameLink>
        </div>
        <div aria-hidden="true" className="grid grid-cols-5 gap-2 max-lg:hidden">
          {slots.map((slot) => (
            <span key={slot} className={`h-14 rounded-small ${slotColour(slot)}`} />
          ))}
        </div>
      </div>
    </section>
  );
}

function slotColour(slot: number) {
  if (slot === chosen) return 'group-house gradient-fill';
  return taken.includes(slot) ? 'bg-ink' : 'bg-ink-line';
}
