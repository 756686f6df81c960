import { useState } from 'react';

/** A key for each item of a list that goes with it when it is moved, as its place does not. */
export function useItemKeys(count: number) {
  const [keys, setKeys] = useState<number[]>([]);
  const fitting = keys.length === count ? keys : fitKeys(keys, count);
  if (fitting !== keys) setKeys(fitting);
  return [fitting, setKeys] as const;
}

/** Whatever else has changed the list: those at its beginning are taken for the same. */
export function fitKeys(keys: number[], count: number): number[] {
  const next = Math.max(-1, ...keys) + 1;
  return Array.from({ length: count }, (_, place) => keys[place] ?? next + place);
}
