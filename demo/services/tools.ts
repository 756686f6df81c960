/** By their names, each with the pattern that is drawn from it. */
export const tools = (...names: string[]) =>
  names.map((name) => ({ name, mark: 'pattern' as const, ar: {} }));
