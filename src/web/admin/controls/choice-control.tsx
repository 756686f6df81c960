import { withValue } from '../forms/values.ts';
import { say } from '../language/text.ts';
import type { ControlProps } from './control.ts';
import { Fault } from './fault.tsx';
import { useInput } from './form-context.ts';
import { Label } from './label.tsx';

export function ChoiceControl({ name, path, field, values, onChange }: ControlProps) {
  const input = useInput(path);
  return (
    <div className="short-field flex flex-col gap-1">
      <Label path={path}>{say(field.label)}</Label>
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
      <Fault path={path} />
    </div>
  );
}
