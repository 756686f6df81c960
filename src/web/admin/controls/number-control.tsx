import { withValue } from '../forms/values.ts';
import { say } from '../language/text.ts';
import type { ControlProps } from './control.ts';
import { useInput } from './form-context.ts';
import { ShortField } from './short-field.tsx';

export function NumberControl({ name, path, field, values, onChange }: ControlProps) {
  const { min, max, step, hint } = field.input;
  const input = useInput(path, { isRequired: field.required, hintAt: hint && path });
  return (
    <ShortField
      {...{ path, label: field.label }}
      isRequired={field.required}
      hint={hint && say(hint)}
    >
      <input
        {...input}
        {...{ min, max, step }}
        type="number"
        dir="ltr"
        className="control"
        value={String(values[name] ?? '')}
        onChange={(event) => onChange(withValue(values, name, event.target.value))}
      />
    </ShortField>
  );
}
