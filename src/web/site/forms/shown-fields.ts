import type { Form, FormField } from '../../../model/forms/form.ts';
import type { SiteWords } from '../../../model/wording/index.ts';

/** A field of a form as a visitor meets it. */
export interface ShownField extends Pick<FormField, 'type' | 'required' | 'max'> {
  name: string;
  label: string;
  options?: { value: string; label: string }[];
  /** What stands in it while it is empty. */
  placeholder?: string;
}

/** The fields of a declared form with their words, for an island to show. */
export const showFields = (
  form: Form,
  { labels, choose, interests }: SiteWords['forms'],
): ShownField[] =>
  Object.entries(form.fields).map(([name, { type, required, max, options }]) => ({
    name,
    type,
    label: labels[name as keyof typeof labels],
    required,
    max,
    ...(options && {
      placeholder: choose,
      options: options.map(({ value }) => ({
        value,
        label: interests[value as keyof typeof interests],
      })),
    }),
  }));
