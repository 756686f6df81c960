import { z } from 'zod';
import { emptyValues, type Field, type Fields, type Values } from './field.ts';
import { objectSchema, tooLong } from './object-schema.ts';

interface TextOptions {
  required?: boolean;
  translated?: boolean;
  max?: number;
  hint?: string;
  recommended?: readonly [min: number, max: number];
  type?: 'email' | 'tel' | 'url';
  /** Stored where an optional text is left blank. */
  fallback?: string;
}

/** One line. */
export function text(label: string, options: TextOptions = {}): Field<string, 'text'> {
  const { required = true, translated = true, max = 300, fallback = '', ...input } = options;
  const schema = required ? requiredText(label, max) : optionalText(label, max, fallback);
  const hints = { ...input, max };
  return { type: 'text', label, required, translated, schema, empty: fallback, input: hints };
}

/** Several lines. */
export function prose(
  label: string,
  { rows = 4, max = 20_000, ...options }: TextOptions & { rows?: number } = {},
): Field<string, 'text'> {
  const field = text(label, { ...options, max });
  return { ...field, input: { ...field.input, rows } };
}

/** A list of plain texts; blank ones are dropped. */
export function texts(
  label: string,
  options: { required?: boolean; atLeastOne?: string; hint?: string } = {},
): Field<string[], 'texts'> {
  const { required = true, atLeastOne = `${label}: add at least one`, ...input } = options;
  const list = z
    .array(z.string(`${label} must be texts`).trim().max(2000, tooLong(label, 2000)), atLeastOne)
    .max(100, `${label}: at most 100`)
    .transform((items) => items.filter(Boolean));
  const schema = required
    ? list.refine((items) => items.length > 0, atLeastOne)
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
  label: string,
  options: { min?: number; max?: number; step?: number; hint?: string } = {},
): Field<number, 'number'> {
  const { min = 0, max = 1_000_000_000, step = 1 } = options;
  const range = `${label} must be a number from ${min} to ${max}`;
  const whole =
    step === 1 ? z.number(range).int(`${label} must be a whole number`) : z.number(range);
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
          .refine(onStep, `${label} must be in steps of ${step}`),
      )
      .meta({ type: step === 1 ? 'integer' : 'number', minimum: min, maximum: max }),
    empty: 0,
    input: { ...options, min, step },
  };
}

/** A day, `YYYY-MM-DD`; a blank one is today. */
export function date(label: string): Field<string, 'date'> {
  const invalid = `${label} must be a date`;
  return {
    type: 'date',
    label,
    required: true,
    translated: false,
    schema: z
      .preprocess(
        (value) => (value === undefined || value === null || value === '' ? today() : dayOf(value)),
        z.iso.date(invalid),
      )
      .meta({ type: 'string', format: 'date' }),
    empty: '',
    input: {},
  };
}

export function choice<const O extends readonly [string, ...string[]]>(
  label: string,
  options: O,
  { required = false, fallback }: { required?: boolean; fallback?: O[number] } = {},
): Field<O[number], 'choice'> {
  const values: readonly string[] = options;
  const schema = z.preprocess(
    (value) => (value === undefined || value === null || value === '' ? fallback : value),
    z.custom<O[number]>(
      (value) => typeof value === 'string' && values.includes(value),
      `${label} must be one of ${options.join(', ')}`,
    ),
  );
  return {
    type: 'choice',
    label,
    required,
    translated: false,
    schema: schema.meta({ type: 'string', enum: [...options] }),
    empty: fallback ?? options[0],
    input: { options },
  };
}

export function toggle(label: string, { fallback = true } = {}): Field<boolean, 'toggle'> {
  return {
    type: 'toggle',
    label,
    required: false,
    translated: false,
    schema: z
      .preprocess(
        (value) => ({ true: true, false: false })[String(value)] ?? value ?? fallback,
        z.boolean(`${label} must be true or false`),
      )
      .meta({ type: 'boolean' }),
    empty: fallback,
    input: {},
  };
}

/** An answer of this shape is needed because `fact` and `benefits` are objects on the wire. */
export function object<F extends Fields>(label: string, fields: F): Field<Values<F>, 'object', F> {
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

export function list<F extends Fields>(
  label: string,
  fields: F,
  { atLeastOne, hint }: { atLeastOne?: string; hint?: string } = {},
): Field<Values<F>[], 'list', F> {
  const items = z
    .array(objectSchema(label, fields), `${label} must be a list`)
    .max(200, `${label}: at most 200`);
  return {
    type: 'list',
    label,
    required: atLeastOne !== undefined,
    translated: true,
    schema: (atLeastOne
      ? items.min(1, atLeastOne)
      : z.preprocess((value) => value ?? [], items).meta({ type: 'array' })) as z.ZodType<
      Values<F>[]
    >,
    empty: [],
    input: hint ? { hint } : {},
    fields,
  };
}

const requiredText = (label: string, max: number) =>
  z
    .string(`${label} is required`)
    .trim()
    .min(1, `${label} is required`)
    .max(max, tooLong(label, max));

const optionalText = (label: string, max: number, fallback: string) =>
  z
    .preprocess(
      (value) => value ?? '',
      z
        .string(`${label} must be a text`)
        .trim()
        .max(max, tooLong(label, max))
        .transform((value) => value || fallback),
    )
    .meta({ type: ['string', 'null'], maxLength: max });

/** Forms send numbers as text; a blank one is missing, not zero. */
const numberFromText = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value;

/**
 * The day in the Gulf, three hours ahead of universal time the whole year: the same for the form
 * and for the server, wherever each of them stands.
 */
const today = () => new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Date pickers and older clients send a moment where a day is meant. */
const dayOf = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? value.slice(0, 10) : value;
