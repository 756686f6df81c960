import { z } from 'zod';
import type { Bilingual } from '../language.ts';
import { carry } from '../messages/in-zod.ts';
import { message, named } from '../messages/message.ts';
import { type Field, type Fields, isTranslatedText, type Values } from './field.ts';

/**
 * The fields as one object, with the Arabic of its translated texts beside them; a save that leaves
 * fields out may still bring the Arabic of others.
 */
export function objectSchema<F extends Fields>(
  label: Bilingual,
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
      carry(message('required', { label })),
    )
    .meta({ required: needed });
  return object as unknown as z.ZodType<Values<F>>;
}

export const tooLong = (label: Bilingual, max: number) => carry(message('tooLong', { label, max }));

/** A blank day is today, and an image that is not sent stays as it is. */
const mayBeLeftOut = ({ type }: Field) => type === 'date' || type === 'image';

/** The names of texts whose Arabic is right as it is, though the English beside it has changed. */
const arRight = named('arRight');
const notNames = carry(message('notNames', { label: arRight }));
const arRightSchema = z
  .array(z.string(notNames).max(200, notNames), notNames)
  .max(200, carry(message('atMost', { label: arRight, max: 200 })))
  .nullish()
  .describe('Fields whose Arabic is still right for the English');

function arabicSchema(fields: Fields) {
  const shape = Object.entries(fields)
    .filter(([, field]) => isTranslatedText(field))
    .map(([key, field]) => {
      const { label, type, input } = field;
      const max = input.max ?? 2000;
      const arabic = z
        .string(carry(message('arabicNotText', { label })))
        .trim()
        .max(max, carry(message('arabicTooLong', { label, max })))
        .nullish();
      if (type !== 'texts') return [key, arabic] as const;
      const list = z
        .array(arabic, carry(message('arabicNotList', { label })))
        .max(100, carry(message('atMost', { label, max: 100 })));
      return [key, list.nullish()] as const;
    });
  return z.object(Object.fromEntries(shape), carry(message('arabicNotObject'))).nullish();
}
