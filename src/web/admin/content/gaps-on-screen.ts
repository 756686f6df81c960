import type { Place } from '../../../model/vocabulary/tree.ts';
import { type Answer, contentAt, isBlock, placeOf, recordsAt } from './places.ts';
import { gapsIn } from './translation-gaps.ts';

/** How many texts of all that a screen edits are still to be translated. */
export const gapsOnScreen = (kinds: readonly string[], answer: Answer) =>
  kinds
    .map(placeOf)
    .flatMap((place) =>
      everyRecord(place, answer).map((record) => gapsIn(place.node.fields, record)),
    )
    .reduce((sum, count) => sum + count, 0);

function everyRecord(place: Place, answer: Answer): Answer[] {
  const around = place.owner ? everyRecord(place.owner, answer) : [answer];
  return around.flatMap((record) =>
    isBlock(place)
      ? ([contentAt(place, record)].filter(Boolean) as Answer[])
      : recordsAt(place, record),
  );
}
