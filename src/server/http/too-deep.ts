/** Deeper, and more values, than anything the product takes. */
const deepest = 32;
const most = 50_000;

/**
 * Whether what was sent is nested so deeply that code which calls itself for each level would run
 * out of room, or holds so much that to look at each value would take long. Asked without doing so
 * itself.
 */
export function isTooDeep(value: unknown): boolean {
  let level = [value];
  let seen = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true;
    const next: unknown[] = [];
    for (const each of level) {
      if (typeof each !== 'object' || each === null) continue;
      const values = Object.values(each);
      seen += values.length;
      if (seen > most) return true;
      next.push(...values);
    }
    level = next;
  }
  return false;
}
