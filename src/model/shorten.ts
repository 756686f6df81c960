/** A text that is longer than this is cut between two words, and its cut end is marked. */
export const shorten = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/(?<!\s)\s+\S*$/, '')}…`;
