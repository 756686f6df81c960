import { Emblem } from '../../illustrations/emblem.tsx';
import type { EmblemName } from '../../illustrations/emblems.ts';
import { useText } from '../../page-context.ts';
import { layouts } from './leased-site-layouts.tsx';

const width = 240;
const pairs = 5;

interface LeasedSiteProps {
  drawing: EmblemName;
  /** Among its neighbours, from which it differs in layout and colours. */
  place: number;
}

/** The website of a trade, as one sees it from afar; in Arabic it begins on the right. */
export function LeasedSite({ drawing, place }: LeasedSiteProps) {
  const isMirrored = useText().language === 'ar';
  const number = place % layouts.length;
  const { x, y, size } = layouts[number] ?? layouts[0];
  return (
    <svg
      viewBox={`0 0 ${width} 180`}
      width={width}
      height="180"
      aria-hidden="true"
      className={`leased-site group-pair${(place % pairs) + 1}`}
    >
      <use
        href={`#leased-site-${number}`}
        transform={isMirrored ? `matrix(-1 0 0 1 ${width} 0)` : undefined}
      />
      <Emblem
        name={drawing}
        x={isMirrored ? width - x - size : x}
        y={y}
        size={size}
        className="emblem-on-colour"
      />
    </svg>
  );
}
