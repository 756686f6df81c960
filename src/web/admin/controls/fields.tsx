import type { ComponentType } from 'react';
import type { Field, FieldType } from '../../../model/vocabulary/field.ts';
import { gapsIn } from '../../../model/vocabulary/translation-gaps.ts';
import { useOnlyGaps } from '../content/only-gaps.ts';
import { ChoiceControl } from './choice-control.tsx';
import { ColourControl } from './colour-control.tsx';
import type { ControlProps, FieldsProps } from './control.ts';
import { DateControl } from './date-control.tsx';
import { FocusControl } from './focus-control.tsx';
import { ImageControl } from './image-control.tsx';
import { ListControl } from './list-control.tsx';
import { NumberControl } from './number-control.tsx';
import { ObjectControl } from './object-control.tsx';
import { TextControl } from './text-control.tsx';
import { TextsControl } from './texts-control.tsx';
import { ToggleControl } from './toggle-control.tsx';

/** One control for each kind of field; a form is nothing but these. */
const controls: Record<FieldType, ComponentType<ControlProps>> = {
  text: TextControl,
  texts: TextsControl,
  number: NumberControl,
  date: DateControl,
  choice: ChoiceControl,
  colour: ColourControl,
  toggle: ToggleControl,
  image: ImageControl,
  focus: FocusControl,
  object: ObjectControl,
  list: ListControl,
};

export function Fields({ fields, values, stored, onChange, within = '' }: FieldsProps) {
  const onlyGaps = useOnlyGaps();
  const hasGap = (name: string, field: Field) => gapsIn({ [name]: field }, stored) > 0;
  return Object.entries(fields).map(([name, field]) => {
    // Judged by what is stored: a field must not vanish under the hands of who translates it.
    if (onlyGaps && Object.keys(stored).length > 0 && !hasGap(name, field)) return null;
    const Control = controls[field.type];
    return (
      <Control
        key={name}
        name={name}
        path={`${within}${name}`}
        {...{ field, values, stored, onChange }}
        Inner={Fields}
      />
    );
  });
}
