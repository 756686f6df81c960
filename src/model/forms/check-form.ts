import { z } from 'zod';
import { carry, faultsIn } from '../messages/in-zod.ts';
import { type Message, message } from '../messages/message.ts';
import { storable } from '../storable.ts';
import { type Form, type FormField, fieldNamesOf } from './form.ts';
import { isEmailAddress, isWebLink } from './shapes.ts';

export type CheckedForm<Name extends string> =
  | { ok: true; values: Record<Name, string> }
  | { ok: false; error: Message; fields: Record<string, Message> };

/** Every rule of a form. The values come back trimmed, without unknown fields. */
export function formChecker<Name extends string>(form: Form<Name>) {
  const schema = formSchema(form);

  return (input: Record<string, unknown>): CheckedForm<Name> => {
    const parsed = schema.safeParse(input);
    if (parsed.success) return { ok: true, values: parsed.data };

    const fields = faultsIn(parsed.error);
    const isMissing = (name: Name) => form.fields[name].required && isBlank(input[name]);
    const [first] = fieldNamesOf(form).some(isMissing) ? [] : Object.values(fields);
    return { ok: false, error: first ?? message('allRequired'), fields };
  };
}

export function formSchema<Name extends string>(form: Form<Name>) {
  const shape = Object.fromEntries(
    fieldNamesOf(form).map((name) => [name, fieldSchema(form.fields[name])]),
  );
  const schema = z.object(shape).superRefine((values, context) => {
    const refused = form.check?.(values as Record<Name, string>) ?? {};
    for (const [name, fault] of Object.entries(refused)) {
      context.addIssue({ code: 'custom', path: [name], message: carry(fault) });
    }
  });
  return schema as z.ZodType as z.ZodType<Record<Name, string>>;
}

function fieldSchema(field: FormField): z.ZodType<string> {
  const schema = shapeSchema(field);
  if (field.required) return schema;
  return z
    .preprocess((value) => (isBlank(value) ? undefined : value), schema.optional())
    .transform((value) => value ?? '')
    .meta({ type: ['string', 'null'], maxLength: field.max });
}

function shapeSchema({ type, label, max, min, options }: FormField): z.ZodType<string> {
  const missing = carry(message('required', { label }));
  const notText = carry(message('notText', { label }));
  const given = z.string({ error: ({ input }) => (isBlank(input) ? missing : notText) });
  // A password is what was typed, blanks included.
  const tidy = type === 'password' ? given : given.overwrite(storable).trim();
  const filled = tidy.min(1, missing).max(max, carry(message('tooLong', { label, max })));
  if (min) return filled.min(min.length, carry(min.tooShort));
  if (type === 'email') return filled.refine(isEmailAddress, carry(message('invalidEmail')));
  if (type === 'link') return filled.refine(isWebLink, carry(message('invalidLink')));
  if (!options) return filled;
  const values = options.map(({ value }) => value);
  return filled
    .refine((value) => values.includes(value), carry(message('unknownOption')))
    .meta({ enum: values });
}

const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && storable(value).trim() === '');
