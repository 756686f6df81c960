import type { MailTry } from '../../../model/contracts/leads.ts';
import { isSaid } from '../api.ts';
import { formatMoment, say } from '../language/text.ts';
import { texts } from './texts.ts';

/** Each try to mail a lead, and what came of it. */
export function MailTries({ tries }: { tries: MailTry[] }) {
  if (tries.length === 0) return <p className="text-small text-muted">{texts.noTries}</p>;
  return (
    <div className="overflow-x-auto">
      <table className="records">
        <caption className="sr-only">{texts.tries}</caption>
        <thead>
          <tr>
            {[texts.number, texts.started, texts.outcome, texts.detail].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tries.map(({ number, startedAt, outcome, ...detail }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>
                <time dateTime={startedAt}>{formatMoment(startedAt)}</time>
              </td>
              <td>{texts.outcomes[outcome]}</td>
              <td>
                {isSaid(detail) ? (
                  say(detail)
                ) : (
                  <bdi lang="en" dir="ltr">
                    {detail.detail}
                  </bdi>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
