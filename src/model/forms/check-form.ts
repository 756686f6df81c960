import { z } from 'zod';
import type { Language } from '../language.ts';
import { fieldErrors } from '../vocabulary/checks.ts';
import { type Bilingual, type Form, type FormField, fieldNamesOf } from './form.ts';
import { formTexts, notTextText, requiredText, tooLongText } from './texts.ts';

export type CheckedForm<Name extends string> =
  | { ok: true; values: Record<Name, string> }
  | { ok: false; error: string; fields: Record<string, string> };

/** Every rule of a form. The values come back trimmed, without unknown fields. */
export function formChecker<Name extends string>(form: Form<Name>) {
  const schemas = { en: formSchema(form, 'en'), ar: formSchema(form, 'ar') };

  return (input: Record<string, unknown>, language: Language): CheckedForm<Name> => {
    const parsed = schemas[language].safeParse(input);
    if (parsed.success) return { ok: true, values: parsed.data };

    const fields = fieldErrors(parsed.error);
    const isMissing = (name: Name) => form.fields[name].required && isBlank(input[name]);
    const error = fieldNamesOf(form).some(isMissing)
      ? formTexts.allRequired[language]
      : (Object.values(fields)[0] ?? formTexts.allRequired[language]);
    return { ok: false, error, fields };
  };
}

export function formSchema<Name extends string>(form: Form<Name>, language: Language = 'en') {
  const shape = Object.fromEntries(
    fieldNamesOf(form).map((name) => [name, fieldSchema(form.fields[name], language)]),
  );
  const schema = z.object(shape).superRefine((values, context) => {
    const refused = form.check?.(values as Record<Name, string>) ?? {};
    for (const [name, text] of Object.entries<Bilingual>(refused)) {
      context.addIssue({ code: 'custom', path: [name], message: text[language] });
    }
  });
  return schema as z.ZodType as z.ZodType<Record<Name, string>>;
}

/** PostgreSQL refuses NUL in a text, and half a surrogate pair is no character. */
export const storable = (value: string) => value.replaceAll('\0', '').toWellFormed();

function fieldSchema(field: FormField, language: Language): z.ZodType<string> {
  const schema = shapeSchema(field, language);
  if (field.required) return schema;
  return z
    .preprocess((value) => (isBlank(value) ? undefined : value), schema.optional())
    .transform((value) => value ?? '')
    .meta({ type: ['string', 'null'], maxLength: field.max });
}

function shapeSchema(field: FormField, language: Language): z.ZodType<string> {
  const missing = requiredText(field.label)[language];
  const given = z.string({
    error: ({ input }) => (isBlank(input) ? missing : notTextText(field.label)[language]),
  });
  // A password is what was typed, blanks included.
  const tidy = field.type === 'password' ? given : given.overwrite(storable).trim();
  const filled = tidy.min(1, missing).max(field.max, tooLongText(field.label, field.max)[language]);
  if (field.min) return filled.min(field.min.length, field.min.text[language]);
  if (field.type === 'email') return filled.regex(emailShape, formTexts.invalidEmail[language]);
  if (field.type === 'link') return filled.refine(isWebLink, formTexts.invalidLink[language]);
  if (!field.options) return filled;
  const values = field.options.map(({ value }) => value);
  return filled
    .refine((value) => values.includes(value), formTexts.unknownOption[language])
    .meta({ enum: values });
}

const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && storable(value).trim() === '');

/** As browsers check it, with a dot in the domain: `name@gmail` is always a slip. */
const emailShape =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?$/;

const isWebLink = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value);
