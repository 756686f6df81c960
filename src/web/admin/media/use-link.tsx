import { Link } from 'react-router';
import type { PictureUse } from '../../../model/contracts/pictures.ts';
import { isPaged, placeOf } from '../content/places.ts';
import { capitalize, formatMoment, nounOf } from '../language/text.ts';
import { screens } from '../screens.ts';
import { mediaText } from './texts.ts';
import { titleOf } from './words.ts';

/** A record that uses a picture, and the way to the screen that edits it. */
export function UseLink({ use }: { use: PictureUse }) {
  const { node } = placeOf(use.kind);
  const noun = capitalize(nounOf(node).one);
  const title = titleOf(use);
  const address = addressOf(use);
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      {address ? (
        <Link to={address} className="text-link min-h-8">
          <bdi>{title || noun}</bdi>
        </Link>
      ) : (
        <bdi>{title || noun}</bdi>
      )}
      <span className="text-small text-muted">
        {title && noun}
        {use.isDeleted && ` · ${mediaText.deletedRecord}`}
        {use.restorableUntil && ` · ${mediaText.until(formatMoment(use.restorableUntil))}`}
      </span>
    </li>
  );
}

/** Of several screens the one with the least beside it; long lists open at the record. */
function addressOf({ kind, title, isDeleted }: PictureUse): string | undefined {
  const [screen] = screens
    .filter(({ kinds }) => kinds.includes(kind))
    .toSorted((one, other) => one.kinds.length - other.kinds.length);
  if (!screen || isDeleted) return undefined;
  const search = isPaged(placeOf(kind)) ? `?search=${encodeURIComponent(title)}` : '';
  return `/admin/${screen.route}${search}`;
}
