import { z } from 'zod';
import type { Bilingual } from '../language.ts';
import type { Markup } from '../markdown/pieces.ts';
import { carry } from '../messages/in-zod.ts';
import { type Message, message } from '../messages/message.ts';
import { type Label, labelled } from '../words/labels.ts';
import { emptyValues, type Field, type Fields, type Values } from './field.ts';
import { objectSchema, tooLong } from './object-schema.ts';

// Zod would try to compile its checks, which the policy of the pages refuses and Firefox reports.
z.config({ jitless: true });

interface TextOptions {
  required?: boolean;
  translated?: boolean;
  max?: number;
  hint?: Bilingual;
  recommended?: readonly [min: number, max: number];
  type?: 'email' | 'tel' | 'url' | 'link';
  /** Stored where an optional text is left blank. */
  fallback?: string;
}

/** One line. */
export function text(name: Label, options: TextOptions = {}): Field<string, 'text'> {
  const label = labelled(name);
  const { required = true, translated = true, max = 300, fallback = '', ...input } = options;
  const schema = required ? requiredText(label, max) : optionalText(label, max, fallback);
  const hints = { ...input, max };
  return { type: 'text', label, required, translated, schema, empty: fallback, input: hints };
}

interface ProseOptions extends TextOptions {
  rows?: number;
  /** The Markdown in it that the site shows as such; plain text where it is not given. */
  markup?: Markup;
}

/** Several lines. */
export function prose(label: Label, options: ProseOptions = {}): Field<string, 'text'> {
  const { rows = 4, max = 20_000, markup, ...rest } = options;
  const field = text(label, { ...rest, max });
  return { ...field, input: { ...field.input, rows, ...(markup && { markup }) } };
}

/** A list of plain texts; blank ones are dropped. */
export function texts(
  name: Label,
  options: { required?: boolean; atLeastOne?: Message; hint?: Bilingual } = {},
): Field<string[], 'texts'> {
  const label = labelled(name);
  const { required = true, atLeastOne = message('addOne', { label }), ...input } = options;
  const text = z.string(carry(message('notTexts', { label }))).trim();
  const list = z
    .array(text.max(2000, tooLong(label, 2000)), carry(atLeastOne))
    .max(100, carry(message('atMost', { label, max: 100 })))
    .transform((items) => items.filter(Boolean));
  const schema = required
    ? list.refine((items) => items.length > 0, carry(atLeastOne))
    : z.preprocess((value) => value ?? [], list);
  return {
    type: 'texts',
    label,
    required,
    translated: true,
    schema: schema.meta({ type: 'array', items: { type: 'string' } }),
    empty: [],
    input,
  };
}

export function number(
  name: Label,
  options: { min?: number; max?: number; step?: number; hint?: Bilingual } = {},
): Field<number, 'number'> {
  const label = labelled(name);
  const { min = 0, max = 1_000_000_000, step = 1 } = options;
  const range = carry(message('notInRange', { label, min, max }));
  const number = z.number(range);
  const whole = step === 1 ? number.int(carry(message('notWhole', { label }))) : number;
  // Whether 4.7 is a step of 0.1 cannot be asked of floating point directly.
  const onStep = (value: number) => Math.abs(value / step - Math.round(value / step)) < 1e-9;
  return {
    type: 'number',
    label,
    required: true,
    translated: false,
    schema: z
      .preprocess(
        numberFromText,
        whole
          .min(min, range)
          .max(max, range)
          .refine(onStep, carry(message('notOnStep', { label, step }))),
      )
      .meta({ type: step === 1 ? 'integer' : 'number', minimum: min, maximum: max }),
    empty: 0,
    input: { ...options, min, step },
  };
}

/** What can be chosen, each with what it is called. */
export function choice<const O extends Record<string, Bilingual>>(
  name: Label,
  options: O,
  { required = false, fallback }: { required?: boolean; fallback: keyof O & string },
): Field<keyof O & string, 'choice'> {
  const label = labelled(name);
  const names = Object.values(options);
  const listed = {
    en: Object.keys(options).join(', '),
    ar: names.map(({ ar }) => ar).join('، '),
  };
  const schema = z.preprocess(
    (value) => (value === undefined || value === null || value === '' ? fallback : value),
    z.custom<keyof O & string>(
      (value) => typeof value === 'string' && Object.hasOwn(options, value),
      carry(message('notOneOf', { label, options: listed })),
    ),
  );
  return {
    type: 'choice',
    label,
    required,
    translated: false,
    schema: schema.meta({ type: 'string', enum: Object.keys(options) }),
    empty: fallback,
    input: { options },
  };
}

export function toggle(
  name: Label | Bilingual,
  { fallback = true } = {},
): Field<boolean, 'toggle'> {
  const label = typeof name === 'string' ? labelled(name) : name;
  return {
    type: 'toggle',
    label,
    required: false,
    translated: false,
    schema: z
      .preprocess(
        (value) => (value === 'true' ? true : value === 'false' ? false : (value ?? fallback)),
        z.boolean(carry(message('notEither', { label, one: 'true', other: 'false' }))),
      )
      .meta({ type: 'boolean' }),
    empty: fallback,
    input: {},
  };
}

/** An answer of this shape is needed because `fact` and `benefits` are objects on the wire. */
export function object<F extends Fields>(name: Label, fields: F): Field<Values<F>, 'object', F> {
  const label = labelled(name);
  return {
    type: 'object',
    label,
    required: true,
    translated: true,
    schema: objectSchema(label, fields),
    empty: emptyValues(fields),
    input: {},
    fields,
  };
}

interface ListOptions<F extends Fields> {
  atLeastOne?: Message;
  hint?: Bilingual;
  /** A choice of which each option has its own item: they change and move, none comes or goes. */
  oneForEach?: keyof F & string;
}

export function list<F extends Fields>(
  name: Label,
  fields: F,
  { atLeastOne, hint, oneForEach }: ListOptions<F> = {},
): Field<Values<F>[], 'list', F> {
  const label = labelled(name);
  const items = z
    .array(objectSchema(label, fields), carry(message('notList', { label })))
    .max(200, carry(message('atMost', { label, max: 200 })))
    .refine(hasOneForEach(fields, oneForEach), carry(message('notOneForEach', { label })));
  return {
    type: 'list',
    label,
    required: atLeastOne !== undefined,
    translated: true,
    schema: (atLeastOne
      ? items.min(1, carry(atLeastOne))
      : z.preprocess((value) => value ?? [], items).meta({ type: 'array' })) as z.ZodType<
      Values<F>[]
    >,
    empty: [],
    input: { ...(hint && { hint }), ...(oneForEach && { oneForEach }) },
    fields,
  };
}

const hasOneForEach = (fields: Fields, key: string | undefined) => (items: unknown[]) => {
  if (key === undefined) return true;
  const wanted = Object.keys(fields[key]?.input.options ?? {}).sort();
  const found = items.map((item) => String((item as Record<string, unknown>)[key])).sort();
  return wanted.join() === found.join();
};

const requiredText = (label: Bilingual, max: number) => {
  const missing = carry(message('required', { label }));
  return z.string(missing).trim().min(1, missing).max(max, tooLong(label, max));
};

const optionalText = (label: Bilingual, max: number, fallback: string) =>
  z
    .preprocess(
      (value) => value ?? '',
      z
        .string(carry(message('notText', { label })))
        .trim()
        .max(max, tooLong(label, max))
        .transform((value) => value || fallback),
    )
    .meta({ type: ['string', 'null'], maxLength: max });

/** Forms send numbers as text; a blank one is missing, not zero. */
const numberFromText = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
