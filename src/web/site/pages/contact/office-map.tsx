import { webAddress } from '../../../../model/web-address.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { FrameLink } from '../../layout/frame-link.tsx';

interface OfficeMapProps {
  address: string | undefined;
  texts: SiteWords['contact']['map'];
}

/** The map of another host, behind a drawn one. */
export function OfficeMap({ address, texts }: OfficeMapProps) {
  const map = webAddress(address ?? '');
  if (!map) return null;
  return (
    <div
      data-stand-in=""
      className="on-ink relative flex aspect-square w-full flex-col justify-end overflow-hidden rounded-card sm:aspect-5/2"
    >
      <DrawnMap />
      <div className="relative flex flex-wrap items-center gap-x-5 gap-y-2 bg-ink p-5">
        <FrameLink
          href={map.href}
          frame={{
            title: texts.title,
            className: 'aspect-square w-full rounded-card border border-paper-line sm:aspect-5/2',
          }}
          className="button-signal button-small"
        >
          {texts.show}
        </FrameLink>
        <p className="flex-1 basis-40 text-small text-muted-on-ink">{texts.note}</p>
      </div>
    </div>
  );
}

/** Streets on the grid, a canal across them, and where we are. */
function DrawnMap() {
  return (
    <svg
      viewBox="0 0 960 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-x-0 top-0 h-[82%] w-full"
      fill="none"
    >
      <path
        d="M60 0V360M180 0V360M300 0V360M420 0V360M540 0V360M660 0V360M780 0V360M900 0V360M0 60H960M0 180H960M0 300H960"
        className="stroke-ink-line"
        strokeWidth="10"
      />
      <path
        d="M120 0V360M240 0V360M360 0V360M480 0V360M600 0V360M720 0V360M840 0V360M0 120H960M0 240H960"
        className="stroke-ink-line"
        strokeWidth="2"
      />
      <path
        d="M-20 330C150 330 190 130 360 130S560 250 700 170 850 20 980 30"
        stroke="#12b3c9"
        strokeOpacity=".55"
        strokeWidth="34"
      />
      <path
        d="M72 72h42v42H72zM192 12h36v36h-36zM252 192h42v96h-42zM432 252h96v42h-96zM552 72h42v42h-42zM612 72h42v42h-42zM732 252h42v42h-42zM792 192h96v42h-96zM372 12h42v36h-42z"
        className="fill-ink-raised"
      />
      <path
        d="M480 78a34 34 0 0 1 34 34c0 26-34 58-34 58s-34-32-34-58a34 34 0 0 1 34-34z"
        className="fill-signal"
      />
      <circle cx="480" cy="112" r="13" className="fill-paper" />
    </svg>
  );
}
