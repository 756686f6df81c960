import { isBlock, isCollection, placeOf } from '../content/places.ts';
import { ScreenCards } from '../screen-cards.tsx';
import type { ScreenPanelProps } from '../screens/rows.ts';
import { screensOf } from '../screens.ts';
import { BlockPanel } from './block-panel.tsx';
import { CollectionPanel } from './collection-panel.tsx';

/** A screen without deviations: a panel for each of its kinds, or the way to those that have some. */
export function Panels({ screen, answer }: ScreenPanelProps) {
  if (screen.kinds.length === 0) {
    return <ScreenCards screens={screensOf(screen.section).filter((each) => each !== screen)} />;
  }
  return screen.kinds.map((kind) => {
    const place = placeOf(kind);
    if (isBlock(place)) {
      return <BlockPanel key={kind} place={place} answer={answer} about={screen.about} />;
    }
    if (!isCollection(place)) return null;
    return <CollectionPanel key={kind} place={place} answer={answer} about={screen.about} />;
  });
}
