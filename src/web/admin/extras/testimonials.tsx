import { Stars } from '../../ui/stars.tsx';
import { isCollection, placeOf } from '../content/places.ts';
import { text } from '../language/text.ts';
import { CollectionPanel } from '../panels/collection-panel.tsx';
import type { ScreenPanelProps } from '../screens/rows.ts';

/** The list shows each testimonial's stars, filled and empty. */
export default function Testimonials({ screen, answer }: ScreenPanelProps) {
  return screen.kinds
    .map(placeOf)
    .filter(isCollection)
    .map((place) => (
      <CollectionPanel
        key={place.kind}
        place={place}
        answer={answer}
        about={screen.about}
        summary={({ stars }) => <Stars count={Number(stars)} label={text.stars(Number(stars))} />}
      />
    ));
}
