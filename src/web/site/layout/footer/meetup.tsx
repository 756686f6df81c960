import type { Site } from '../../../../model/pages/site/index.ts';
import { useText } from '../../page-context.ts';
import { Words } from '../../text/words.tsx';
import { FrameLink } from '../frame-link.tsx';

interface MeetupProps {
  address: string;
  meetup: Site['meetup'];
}

/** The scheduler of another host, behind a picture of half an hour. */
export function Meetup({ address, meetup }: MeetupProps) {
  const { footer } = useText();
  return (
    <section aria-label={meetup.button} className="page-width">
      <div data-stand-in="" className="meetup group-house">
        <div>
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
        <Street />
      </div>
    </section>
  );
}

const houses =
  'M0 360V242C0 208 27 202 48 180C69 202 96 208 96 242V360zM108 360V172C108 138 135 132 156 110C177 132 204 138 204 172V360zM396 360V172C396 138 423 132 444 110C465 132 492 138 492 172V360zM504 360V242C504 208 531 202 552 180C573 202 600 208 600 242V360z';
const openings =
  'M34 360V294a14 14 0 0 1 28 0V360zM142 360V294a14 14 0 0 1 28 0V360zM142 256V212a14 14 0 0 1 28 0V256zM430 360V294a14 14 0 0 1 28 0V360zM430 256V212a14 14 0 0 1 28 0V256zM538 360V294a14 14 0 0 1 28 0V360z';

/** Five fronts; the one in the middle is open, and its clock says thirty minutes. */
const Street = () => (
  <svg viewBox="0 0 600 360" aria-hidden="true">
    <linearGradient id="meetup-front" x2="1" y2="1">
      <stop stopColor="var(--group-from)" />
      <stop offset="1" stopColor="var(--group-to)" />
    </linearGradient>
    <path d={houses} fill="var(--color-ink-line)" />
    <path d={openings} fill="var(--color-ink)" />
    <path
      d="M216 360V116C216 56 263 46 300 4C337 46 384 56 384 116V360z"
      fill="url(#meetup-front)"
    />
    <circle cx="300" cy="152" r="58" fill="var(--color-ink)" />
    <path
      d="M300 102a50 50 0 0 1 0 100zM270 360V288a30 30 0 0 1 60 0V360z"
      fill="var(--color-paper)"
    />
    <path
      d="M300 106v8M300 190v8M254 152h8M338 152h8"
      fill="none"
      stroke="var(--color-muted)"
      strokeWidth="3"
    />
  </svg>
);
