import type { ReactNode } from 'react';
import type { Field } from '../../../model/vocabulary/field.ts';
import { Fault } from '../controls/fault.tsx';
import { inputIn, useForm } from '../controls/form-context.ts';
import { withValue } from '../forms/values.ts';
import { say } from '../language/text.ts';

interface DrawnChoiceProps {
  name: string;
  field: Field;
  /** What each option looks like. */
  drawings: Readonly<Record<string, ReactNode>>;
}

/** A choice of looks, each with a small drawing of it. */
export function DrawnChoice({ name, field, drawings }: DrawnChoiceProps) {
  const form = useForm();
  const { id, values, setValues } = form;
  return (
    <fieldset className="fields" aria-describedby={inputIn(form, name)['aria-describedby']}>
      <legend>{say(field.label)}</legend>
      <div className="drawn-choices">
        {Object.entries(field.input.options ?? {}).map(([option, label]) => (
          <label key={option} className="drawn-choice">
            <input
              type="radio"
              name={`${id}-${name}`}
              value={option}
              checked={values[name] === option}
              onChange={() => setValues(withValue(values, name, option))}
            />
            {drawings[option]}
            {say(label)}
          </label>
        ))}
      </div>
      <Fault path={name} />
    </fieldset>
  );
}
