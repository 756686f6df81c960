import { withValue } from '../forms/values.ts';
import { say } from '../language/text.ts';
import type { ControlProps } from './control.ts';
import { useInput } from './form-context.ts';

export function ToggleControl({ name, path, field, values, onChange }: ControlProps) {
  const input = useInput(path);
  return (
    <div className="flex items-center gap-3">
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={values[name] === true}
        className="switch"
        checked={values[name] === true}
        onChange={(event) => onChange(withValue(values, name, event.target.checked))}
      />
      <label htmlFor={input.id} className="text-small font-medium">
        {say(field.label)}
      </label>
    </div>
  );
}
