import type { Bilingual } from '../language.ts';
import type { Message } from '../messages/message.ts';

/**
 * What a visitor or the administrator fills in and sends. Declared without Zod, so that a page can
 * take labels, limits and options from here and no schema reaches a visitor's browser; the schema
 * follows from it in `check-form.ts`.
 */
export interface Form<Name extends string = string> {
  readonly fields: Readonly<Record<Name, FormField>>;
  /** A rule over several fields: what to say of those at fault. */
  readonly check?: (values: Record<Name, string>) => Record<string, Message>;
}

export interface FormField {
  readonly label: Bilingual;
  readonly type: 'text' | 'prose' | 'email' | 'phone' | 'link' | 'choice' | 'password';
  readonly required: boolean;
  readonly max: number;
  readonly min?: { readonly length: number; readonly tooShort: Message };
  readonly options?: readonly FormOption[];
}

export interface FormOption {
  readonly value: string;
  readonly label: Bilingual;
}

type Details = Partial<Pick<FormField, 'required' | 'max' | 'min' | 'options'>>;

export function field(
  type: FormField['type'],
  label: Bilingual,
  { required = true, max = type === 'prose' ? 10_000 : 200, ...details }: Details = {},
): FormField {
  return { type, label, required, max, ...details };
}

export const fieldNamesOf = <Name extends string>(form: Form<Name>) =>
  Object.keys(form.fields) as Name[];
