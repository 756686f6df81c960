import { withValue } from '../forms/values.ts';
import { text } from '../language/text.ts';
import type { ControlProps } from './control.ts';
import { useInput } from './form-context.ts';
import { ShortField } from './short-field.tsx';

export function DateControl({ name, path, field, values, onChange }: ControlProps) {
  const input = useInput(path, { hintAt: path });
  return (
    <ShortField path={path} label={field.label} hint={text.form.blankDate}>
      <input
        {...input}
        type="date"
        className="control"
        value={String(values[name] ?? '')}
        onChange={(event) => onChange(withValue(values, name, event.target.value))}
      />
    </ShortField>
  );
}
