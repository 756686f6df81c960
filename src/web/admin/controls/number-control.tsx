import { withValue } from '../forms/values.ts';
import { say } from '../language/text.ts';
import type { ControlProps } from './control.ts';
import { Fault } from './fault.tsx';
import { useInput } from './form-context.ts';
import { Label } from './label.tsx';

export function NumberControl({ name, path, field, values, onChange }: ControlProps) {
  const { min, max, step, hint } = field.input;
  const input = useInput(path);
  return (
    <div className="short-field flex flex-col gap-1">
      <Label path={path} isRequired={field.required}>
        {say(field.label)}
      </Label>
      <input
        {...input}
        {...{ min, max, step }}
        type="number"
        dir="ltr"
        className="control"
        value={String(values[name] ?? '')}
        onChange={(event) => onChange(withValue(values, name, event.target.value))}
      />
      <Fault path={path} />
      {hint && <p className="text-small text-muted">{say(hint)}</p>}
    </div>
  );
}
