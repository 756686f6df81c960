import { cell, type Fill, type Shape, type Tile } from './shapes.ts';

export interface Mosaic {
  width: number;
  height: number;
  /** The column where it parts. */
  axis: number;
  tiles: Tile[];
}

type Row = [shape: Shape, fill: Fill, column: number, row: number];

/** For wide screens. Words stand over its first half, so that stays nearly empty. */
export const wide = mosaic(16, 9, 11, {
  3: [
    ['quarter', 'night', 8, 6],
    ['quarter', 'pair1', 11, 1],
    ['quarter', 'pair4', 13, 6],
  ],
  2: [
    ['leaf', 'night', 8, 0],
    ['leaf', 'pair2', 14, 0],
    ['arches', 'pair3', 11, 4],
    ['quarter', 'pair2', 14, 4],
    ['bowl', 'pair5', 10, 7],
  ],
  1: [
    ['leaf', 'pair5', 10, 0],
    ['star', 'pair3', 12, 0],
    ['bowl', 'pair2', 13, 0],
    ['leaf', 'line', 9, 2],
    ['bowl', 'pair4', 10, 2],
    ['quarter', 'pair3', 14, 2],
    ['arches', 'pair5', 15, 2],
    ['quarter', 'pair2', 10, 3],
    ['leaf', 'pair4', 14, 3],
    ['star', 'pair1', 15, 3],
    ['star', 'line', 9, 4],
    ['quarter', 'paper', 13, 4],
    ['leaf', 'pair1', 10, 5],
    ['leaf', 'pair5', 13, 5],
    ['star', 'pair5', 10, 6],
    ['quarter', 'pair2', 12, 6],
    ['arches', 'pair1', 12, 7],
    ['leaf', 'pair3', 12, 8],
    ['star', 'line', 13, 6],
  ],
});

/**
 * For narrow screens, below the words. The cells at the start of its last rows are left to the way
 * down, the one at their end to the button that stops the film.
 */
export const tall = mosaic(7, 6, 3, {
  3: [['quarter', 'pair1', 2, 1]],
  2: [
    ['leaf', 'night', 0, 0],
    ['leaf', 'pair2', 5, 1],
    ['arches', 'pair3', 1, 4],
    ['quarter', 'pair4', 4, 4],
  ],
  1: [
    ['leaf', 'pair5', 2, 0],
    ['star', 'pair3', 4, 0],
    ['bowl', 'pair2', 5, 0],
    ['leaf', 'line', 0, 2],
    ['bowl', 'pair4', 1, 2],
    ['quarter', 'pair2', 1, 3],
    ['quarter', 'pair3', 5, 3],
    ['arches', 'pair5', 6, 3],
    ['quarter', 'paper', 3, 4],
    ['leaf', 'pair5', 3, 5],
    ['star', 'pair1', 6, 4],
  ],
});

/** Large tiles come first: small ones may lie upon them. */
function mosaic(columns: number, rows: number, axis: number, plan: Record<number, Row[]>): Mosaic {
  const tiles = Object.entries(plan)
    .reverse()
    .flatMap(([span, ofSpan]) =>
      ofSpan.map(([shape, fill, column, row]) => ({
        shape,
        fill,
        column,
        row,
        span: Number(span),
      })),
    );
  return { width: columns * cell, height: rows * cell, axis, tiles };
}
