import type { ComponentType } from 'react';
import type { Input } from '../../../model/vocabulary/checks.ts';
import type { Field, Fields } from '../../../model/vocabulary/field.ts';
import type { Answer } from '../content/places.ts';

export interface ControlProps {
  /** The name of the field in the object it belongs to. */
  name: string;
  /** The same from the top of the form, dotted: where the server's texts point. */
  path: string;
  field: Field;
  /** The object it belongs to, in both languages. */
  values: Input;
  /** That object as it is stored, to tell what has been edited since. */
  stored: Answer;
  onChange: (values: Input) => void;
  /** Draws the fields inside this one; handed down, because it draws the controls themselves. */
  Inner: ComponentType<FieldsProps>;
}

export interface FieldsProps {
  fields: Fields;
  values: Input;
  stored: Answer;
  onChange: (values: Input) => void;
  /** In front of the names, for fields inside others. */
  within?: string;
}
