import { use } from 'react';
import type { BackupFacts } from '../../../model/contracts/site-state.ts';
import { formatAge, formatMoment } from '../language/text.ts';
import { texts } from './texts.ts';

/** How old the last backup is; more than that only where somebody should do something. */
export function BackupState({ facts }: { facts: Promise<BackupFacts | null> }) {
  const found = use(facts);
  if (!found) return null;
  const { lastAt, failure, isRegular, isOverdue, clockDoubtedSince, isDatabaseDamaged } = found;
  return (
    <section aria-label={texts.label} className="mt-8 flex flex-col gap-2 text-small text-muted">
      {isDatabaseDamaged && (
        <p>
          <span className="mark mark-missing">{texts.damaged}</span> {lastAt && texts.bringBack}{' '}
          {texts.tell}
        </p>
      )}
      {lastAt ? (
        <p>
          {texts.last}{' '}
          <time dateTime={lastAt} title={formatMoment(lastAt)}>
            {formatAge(lastAt)}
          </time>
        </p>
      ) : (
        <p>
          {texts.none} {!isRegular && texts.whoCan}
        </p>
      )}
      {failure ? (
        <>
          <p>
            <span className="mark mark-missing">{texts.failed}</span>{' '}
            <time dateTime={failure.at}>{formatMoment(failure.at)}</time> {texts.tell}
          </p>
          <p lang="en" dir="ltr" className="self-start break-words">
            {failure.reason}
          </p>
        </>
      ) : (
        isOverdue && (
          <p>
            <span className="mark mark-older">{texts.overdue}</span> {texts.tell}
          </p>
        )
      )}
      {clockDoubtedSince && (
        <p>
          <span className="mark mark-older">{texts.clock}</span>{' '}
          <time dateTime={clockDoubtedSince}>{formatMoment(clockDoubtedSince)}</time>{' '}
          {texts.untilSteady} {texts.tell}
        </p>
      )}
    </section>
  );
}
