import type { Input } from '../../../model/vocabulary/checks.ts';
import type { Files } from './save.ts';
import { isSame } from './values.ts';

/**
 * The answer of a save, with what was typed since it was sent on top. Objects are looked into; a
 * list that has changed stays as a whole, because its items are known by their place alone.
 */
export function keepTyped(sent: Input, now: Input, saved: Input): Input {
  const keys = new Set([...Object.keys(saved), ...Object.keys(now)]);
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const values = [sent[key], now[key], saved[key]] as const;
      if (isSame(values[1], values[0])) return key in saved ? [[key, values[2]]] : [];
      return [[key, areObjects(values) ? keepTyped(...values) : values[1]]];
    }),
  );
}

/** The pictures chosen since then; those that were sent are stored now. */
export const keepChosen = (sent: Files, now: Files): Files =>
  Object.fromEntries(Object.entries(now).filter(([key, file]) => file !== sent[key]));

const areObjects = (values: readonly unknown[]): values is [Input, Input, Input] =>
  values.every((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
