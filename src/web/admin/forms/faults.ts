import type { Message } from '../../../model/messages/message.ts';
import type { Input } from '../../../model/vocabulary/checks.ts';
import { say } from '../language/text.ts';

/** The faults of fields by their dotted paths, each with the value that was at fault. */
export type Faults = Readonly<Record<string, { said: string; of: unknown }>>;

export const faultsOf = (fields: Record<string, Message>, values: Input): Faults =>
  Object.fromEntries(
    Object.entries(fields).map(([path, error]) => [
      path,
      { said: say(error), of: valueAt(values, path) },
    ]),
  );

/** A value that was changed since is no longer refused. */
export const standingFaults = (faults: Faults, values: Input): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([path, { said, of }]) =>
      valueAt(values, path) === of ? [[path, said]] : [],
    ),
  );

/** In a list the faults go along with their items; `from` has the earlier place of each item. */
export function moveFaults(faults: Faults, list: string, from: number[]): Faults {
  const entries = Object.entries(faults).flatMap(([path, fault]) => {
    if (!path.startsWith(`${list}.`)) return [[path, fault] as const];
    const [place, ...rest] = path.slice(list.length + 1).split('.');
    const to = from.indexOf(Number(place));
    return to === -1 ? [] : [[[list, to, ...rest].join('.'), fault] as const];
  });
  return Object.fromEntries(entries);
}

const valueAt = (values: Input, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Input | undefined)?.[key], values);
