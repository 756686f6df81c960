import { withValue } from '../forms/values.ts';
import { say, text } from '../language/text.ts';
import type { ControlProps } from './control.ts';
import { Fault } from './fault.tsx';
import { useInput } from './form-context.ts';
import { Label } from './label.tsx';

export function DateControl({ name, path, field, values, onChange }: ControlProps) {
  const input = useInput(path);
  return (
    <div className="short-field flex flex-col gap-1">
      <Label path={path}>{say(field.label)}</Label>
      <input
        {...input}
        type="date"
        className="control"
        value={String(values[name] ?? '')}
        onChange={(event) => onChange(withValue(values, name, event.target.value))}
      />
      <Fault path={path} />
      <p className="text-small text-muted">{text.form.blankDate}</p>
    </div>
  );
}
