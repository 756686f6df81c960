import type { Difference } from '../content/differences.ts';
import { text } from '../language/text.ts';

interface DifferencesProps {
  list: Difference[];
  heads: [before: string, after: string];
}

/** Two versions side by side, only where they differ. */
export function Differences({ list, heads: [before, after] }: DifferencesProps) {
  if (list.length === 0) return <p className="text-small text-muted">{text.history.same}</p>;
  return (
    <table className="differences">
      <thead>
        <tr>
          <th scope="col">{text.history.field}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {list.map((difference) => (
          <tr key={difference.label}>
            <th scope="row">{difference.label}</th>
            <td dir="auto">{difference.before || '–'}</td>
            <td dir="auto">{difference.after || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
