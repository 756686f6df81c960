import { z } from 'zod';
import { carry } from '../messages/in-zod.ts';
import { message } from '../messages/message.ts';
import { type Label, labelled } from '../words/labels.ts';
import type { Field } from './field.ts';

/** A day, `YYYY-MM-DD`; a blank one is today. */
export function date(name: Label): Field<string, 'date'> {
  const label = labelled(name);
  return {
    type: 'date',
    label,
    required: true,
    translated: false,
    schema: z
      .preprocess(
        (value) => (value === undefined || value === null || value === '' ? today() : dayOf(value)),
        z.iso.date(carry(message('notDate', { label }))),
      )
      .meta({ type: 'string', format: 'date' }),
    empty: '',
    input: {},
  };
}

/** A moment in an answer, without the long pattern that tells leap years. */
export const moment = z.string().meta({ format: 'date-time' });

/**
 * The day in the Gulf, three hours ahead of universal time the whole year: the same for the form
 * and for the server, wherever each of them stands.
 */
const today = () => new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Date pickers and older clients send a moment where a day is meant. */
const dayOf = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? value.slice(0, 10) : value;
