import type { InputHints } from '../../../model/vocabulary/field.ts';
import { text } from '../language/text.ts';

/** Counts where the length matters to search engines. */
export function Counter({ value, hints }: { value: string; hints: InputHints }) {
  const { recommended, max = 0 } = hints;
  if (!recommended && max > 160) return null;
  const length = value.trim().length;
  const [least, most] = recommended ?? [0, max];
  const isFine = length >= least && length <= most;
  return (
    <p className={`text-small ${isFine ? 'text-muted' : 'text-signal-deep'}`}>
      {recommended
        ? text.form.recommendedLength(length, least, most)
        : text.form.lengthOf(length, most)}
    </p>
  );
}
