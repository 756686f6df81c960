import type { Difference } from '../content/differences.ts';
import { ImagePreview } from '../controls/image-preview.tsx';
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
          <tr key={difference.key}>
            <th scope="row">{difference.label}</th>
            <Side {...difference} value={difference.before} />
            <Side {...difference} value={difference.after} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Side({ label, isPicture, value }: Difference & { value: string }) {
  return (
    <td dir="auto">
      {isPicture && value ? <ImagePreview src={value} label={label} /> : value || '–'}
    </td>
  );
}
