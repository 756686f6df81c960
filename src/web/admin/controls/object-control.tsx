import type { Input } from '../../../model/vocabulary/checks.ts';
import type { Answer } from '../content/places.ts';
import { withValue } from '../forms/values.ts';
import { say } from '../language/text.ts';
import type { ControlProps } from './control.ts';
import { Fault } from './fault.tsx';
import { useInput } from './form-context.ts';

export function ObjectControl({
  name,
  path,
  field,
  values,
  stored,
  onChange,
  Inner,
}: ControlProps) {
  return (
    <fieldset className="fields" aria-describedby={useInput(path)['aria-describedby']}>
      <legend>{say(field.label)}</legend>
      <Inner
        fields={field.fields ?? {}}
        values={values[name] as Input}
        stored={(stored[name] ?? {}) as Answer}
        onChange={(inner) => onChange(withValue(values, name, inner))}
        within={`${path}.`}
      />
      <Fault path={path} />
    </fieldset>
  );
}
