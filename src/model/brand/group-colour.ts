/** Which colours of the brand a service group stands in; `house` are those that follow the signal. */
export type GroupColour = `pair${1 | 2 | 3 | 4 | 5}` | 'house';

/** What an editor chose, or else the next pair in the order of the groups. */
export const groupColour = (chosen: GroupColour | 'auto', position: number): GroupColour =>
  chosen === 'auto' ? (`pair${(position % 5) + 1}` as GroupColour) : chosen;
