import { z } from 'zod';
import { type Field, type Fields, isTranslatedText, type Values } from './field.ts';

/**
 * The fields as one object, with the Arabic of its translated texts beside them; a save that leaves
 * fields out may still bring the Arabic of others.
 */
export function objectSchema<F extends Fields>(
  label: string,
  fields: F,
  translated: Fields = fields,
): z.ZodType<Values<F>> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([key, { schema }]) => [key, schema]),
  );
  const needed = Object.keys(fields).filter(
    (key) => fields[key]?.required && !mayBeLeftOut(fields[key]),
  );
  const object = z
    .object(
      { ...shape, ar: arabicSchema(translated), arRight: arRightSchema },
      `${label} is required`,
    )
    .meta({ required: needed });
  return object as unknown as z.ZodType<Values<F>>;
}

export const tooLong = (label: string, max: number) => `${label} must be at most ${max} characters`;

/** A blank day is today, and an image that is not sent stays as it is. */
const mayBeLeftOut = ({ type }: Field) => type === 'date' || type === 'image';

/** The names of texts whose Arabic is right as it is, though the English beside it has changed. */
const arRightSchema = z
  .array(z.string('arRight must be a list of names').max(200), 'arRight must be a list of names')
  .max(200, 'arRight: at most 200')
  .nullish()
  .describe('Fields whose Arabic is still right for the English');

function arabicSchema(fields: Fields) {
  const shape = Object.entries(fields)
    .filter(([, field]) => isTranslatedText(field))
    .map(([key, field]) => {
      const max = field.input.max ?? 2000;
      const arabic = z
        .string()
        .trim()
        .max(max, tooLong(`${field.label} in Arabic`, max))
        .nullish();
      return [key, field.type === 'texts' ? z.array(arabic).max(100).nullish() : arabic] as const;
    });
  return z.object(Object.fromEntries(shape), 'The Arabic must be an object').nullish();
}
