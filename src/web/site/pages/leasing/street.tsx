import type { Leasing } from '../../../../model/pages/leasing/index.ts';
import { LeasedSite } from './leased-site.tsx';

/** What is let here: websites of the first trades, door by door. */
export function Street({ trades }: { trades: Leasing['trades']['items'] }) {
  return (
    <div aria-hidden="true" className="street">
      {[0, 1, 2, 3, 4].map((place) => (
        <div key={place} className={`shop gradient-fill group-pair${place + 1}`}>
          <LeasedSite drawing={trades[place]?.drawing ?? 'arch'} place={place} />
        </div>
      ))}
    </div>
  );
}
