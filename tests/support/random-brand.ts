import type { ChosenColours } from '../../src/model/brand/palette.ts';

/** The colours of an agency that asks nobody: the same for the same number. */
export function randomBrand(seed: number): ChosenColours {
  let state = (seed + 1) * 0x9e3779b1;
  /** Mulberry32: small, and even enough for colours. */
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const colour = () => `#${(random() & 0xffffff).toString(16).padStart(6, '0')}`;
  return {
    signal: colour(),
    pairs: Array.from({ length: 5 }, () => ({ from: colour(), to: colour() })),
  };
}
