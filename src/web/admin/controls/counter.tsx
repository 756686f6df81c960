import type { InputHints } from '../../../model/vocabulary/field.ts';
import { text } from '../language/text.ts';
import { useForm } from './form-context.ts';

interface CounterProps {
  path: string;
  value: string;
  hints: InputHints;
}

/** Where the length matters to search engines. */
export const isCounted = ({ recommended, max = 0 }: InputHints) =>
  recommended !== undefined || max <= 160;

export function Counter({ path, value, hints }: CounterProps) {
  const { id } = useForm();
  if (!isCounted(hints)) return null;
  const { recommended, max = 0 } = hints;
  const length = value.trim().length;
  const [least, most] = recommended ?? [0, max];
  const isFine = length >= least && length <= most;
  return (
    <p
      id={`${id}-${path}-count`}
      className={`text-small ${isFine ? 'text-muted' : 'text-signal-deep'}`}
    >
      {recommended
        ? text.form.recommendedLength(length, least, most)
        : text.form.lengthOf(length, most)}
    </p>
  );
}
