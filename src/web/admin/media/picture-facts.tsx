import type { Picture } from '../../../model/contracts/pictures.ts';
import { formatMoment, text } from '../language/text.ts';
import { mediaText } from './texts.ts';
import { UseLink } from './use-link.tsx';
import { formatBytes } from './words.ts';

/** What a picture is, and where it is used: today, and in what could be restored. */
export function PictureFacts({ picture }: { picture: Picture }) {
  const { path, alt, ar, type, width, height, bytes, createdAt, uses, useCount, olderUseCount } =
    picture;
  const today = uses.filter(({ restorableUntil }) => !restorableUntil);
  const earlier = uses.filter(({ restorableUntil }) => restorableUntil);
  const facts: [string, string][] = [
    [mediaText.dimensions, `${width} × ${height}`],
    [mediaText.size, formatBytes(bytes)],
    [mediaText.type, type.replace('image/', '').toUpperCase()],
    [mediaText.uploaded, formatMoment(createdAt)],
    [mediaText.path, path],
    ...(alt ? [[mediaText.alt, alt] as [string, string]] : []),
    ...(ar?.alt ? [[text.form.inArabic(mediaText.alt), ar.alt] as [string, string]] : []),
  ];
  return (
    <>
      <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,5fr)] gap-x-4 gap-y-1 text-small">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-col gap-1">
        <h3 className="font-semibold">{mediaText.whereUsed}</h3>
        {useCount === 0 && <p className="text-small text-muted">{mediaText.nowhere}</p>}
        <ul>
          {today.map((use) => (
            <UseLink key={use._id} use={use} />
          ))}
        </ul>
        <More count={useCount - today.length} />
      </div>
      {olderUseCount > 0 && (
        <div className="flex flex-col gap-1">
          <h3 className="font-semibold">{mediaText.earlierVersions}</h3>
          <ul>
            {earlier.map((use) => (
              <UseLink key={use._id} use={use} />
            ))}
          </ul>
          <More count={olderUseCount - earlier.length} />
        </div>
      )}
    </>
  );
}

function More({ count }: { count: number }) {
  return count > 0 ? <p className="text-small text-muted">{mediaText.more(count)}</p> : null;
}
