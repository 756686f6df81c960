import { gapsIn } from '../../../model/vocabulary/translation-gaps.ts';
import type { Place } from '../../../model/vocabulary/tree.ts';
import { type Answer, contentAt, isBlock, isPaged, placeOf, recordsAt } from './places.ts';

/** How many texts of all that a screen edits are still to be translated. */
export const gapsOnScreen = (kinds: readonly string[], answer: Answer) =>
  kinds
    .map(placeOf)
    .flatMap((place) => gapsAt(place, answer))
    .reduce((sum, count) => sum + count, 0);

/** Of a long list only a part is here; the server has counted all of it. */
const gapsAt = (place: Place, answer: Answer): number[] =>
  isPaged(place)
    ? [Number(answer.toTranslate ?? 0)]
    : everyRecord(place, answer).map((record) => gapsIn(place.node.fields, record));

function everyRecord(place: Place, answer: Answer): Answer[] {
  const around = place.owner ? everyRecord(place.owner, answer) : [answer];
  return around.flatMap((record) =>
    isBlock(place)
      ? ([contentAt(place, record)].filter(Boolean) as Answer[])
      : recordsAt(place, record),
  );
}
