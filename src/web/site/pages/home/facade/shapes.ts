/** The site's grid: a tile fills one of its cells, or a square of them. */
export const cell = 120;

/** What all the drawings are made of, as outlines about the middle of one cell. */
export const shapes = {
  quarter: 'M-60-60H60A120 120 0 0 1-60 60z',
  leaf: 'M-60-60A120 120 0 0 1 60 60A120 120 0 0 1-60-60z',
  bowl: 'M-60 0H60A60 60 0 0 1-60 0z',
  arches: 'M-60-60H60A60 60 0 0 1-60-60zM-60 60H60A60 60 0 0 0-60 60z',
  star: 'M0-60L17.6-42.4H42.4V-17.6L60 0L42.4 17.6V42.4H17.6L0 60L-17.6 42.4H-42.4V17.6L-60 0L-42.4-17.6V-42.4H-17.6z',
};

export type Shape = keyof typeof shapes;

/** In the colours of a service group, or one of the three quiet ones. */
export type Fill = 'pair1' | 'pair2' | 'pair3' | 'pair4' | 'pair5' | 'paper' | 'night' | 'line';

export interface Tile {
  shape: Shape;
  fill: Fill;
  column: number;
  row: number;
  /** How many cells it is wide and high. */
  span: number;
}
