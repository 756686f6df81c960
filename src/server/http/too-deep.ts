/** Deeper than anything the product takes. */
const deepest = 32;

/**
 * Whether what was sent is nested so deeply that code which calls itself for each level would run
 * out of room. Asked without doing so itself.
 */
export function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true;
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
  }
  return false;
}
