import { withValue } from '../forms/values.ts';
import { say } from '../language/text.ts';
import type { ControlProps } from './control.ts';
import { useInput } from './form-context.ts';
import { ShortField } from './short-field.tsx';

export function ChoiceControl({ name, path, field, values, onChange }: ControlProps) {
  const input = useInput(path);
  return (
    <ShortField path={path} label={field.label}>
      <select
        {...input}
        className="control"
        value={String(values[name])}
        onChange={(event) => onChange(withValue(values, name, event.target.value))}
      >
        {Object.entries(field.input.options ?? {}).map(([option, label]) => (
          <option key={option} value={option}>
            {say(label)}
          </option>
        ))}
      </select>
    </ShortField>
  );
}
