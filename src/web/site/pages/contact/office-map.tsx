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
      className="on-ink relative flex aspect-4/3 w-full flex-col justify-end overflow-hidden rounded-card"
    >
      <DrawnMap />
      <div className="relative flex flex-wrap items-center gap-x-5 gap-y-2 bg-ink p-5">
        <FrameLink
          href={map.href}
          frame={{
            title: texts.title,
            className: 'aspect-4/3 w-full rounded-card border border-paper-line',
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
      viewBox="0 0 480 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-x-0 top-0 h-[82%] w-full rtl:-scale-x-100"
      fill="none"
    >
      <path
        d="M60-10V370M180-10V370M300-10V370M420-10V370M-10 60H490M-10 180H490M-10 300H490"
        className="stroke-ink-line"
        strokeWidth="10"
      />
      <path
        d="M120-10V370M240-10V370M360-10V370M-10 120H490M-10 240H490"
        className="stroke-ink-line"
        strokeWidth="2"
      />
      <path
        d="M-20 250C90 250 130 90 250 96S390 10 500 20"
        stroke="#12b3c9"
        strokeOpacity=".55"
        strokeWidth="34"
      />
      <path
        d="M192 192h42v42h-42zM312 132h48v42h-48zM72 72h36v42H72zM312 192h96v42h-96z"
        className="fill-ink-raised"
      />
      <path
        d="M270 118a34 34 0 0 1 34 34c0 26-34 58-34 58s-34-32-34-58a34 34 0 0 1 34-34z"
        className="fill-signal"
      />
      <circle cx="270" cy="152" r="13" className="fill-paper" />
    </svg>
  );
}
