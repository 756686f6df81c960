import type { Fill, Shape, Tile } from './tile.ts';

type Row = [shape: Shape, fill: Fill, column: number, row: number];

/**
 * The picture, as cells of the site's grid, large tiles first. Words stand over its first half, so
 * that stays nearly empty.
 */
const plan: { span: number; tiles: Row[] }[] = [
  {
    span: 3,
    tiles: [
      ['quarter', 'night', 8, 6],
      ['quarter', 'design', 11, 1],
      ['quarter', 'commerce', 13, 6],
    ],
  },
  {
    span: 2,
    tiles: [
      ['leaf', 'night', 8, 0],
      ['leaf', 'web', 14, 0],
      ['arches', 'mobile', 11, 4],
      ['quarter', 'web', 14, 4],
      ['bowl', 'marketing', 10, 7],
    ],
  },
  {
    span: 1,
    tiles: [
      ['leaf', 'marketing', 10, 0],
      ['star', 'mobile', 12, 0],
      ['bowl', 'web', 13, 0],
      ['leaf', 'line', 9, 2],
      ['bowl', 'commerce', 10, 2],
      ['quarter', 'mobile', 14, 2],
      ['arches', 'marketing', 15, 2],
      ['quarter', 'web', 10, 3],
      ['leaf', 'commerce', 14, 3],
      ['star', 'design', 15, 3],
      ['star', 'line', 9, 4],
      ['quarter', 'paper', 13, 4],
      ['leaf', 'design', 10, 5],
      ['leaf', 'marketing', 13, 5],
      ['star', 'marketing', 10, 6],
      ['quarter', 'web', 12, 6],
      ['arches', 'design', 12, 7],
      ['leaf', 'mobile', 12, 8],
      ['star', 'line', 13, 6],
    ],
  },
];

export const mosaic: Tile[] = plan.flatMap(({ span, tiles }) =>
  tiles.map(([shape, fill, column, row]) => ({ shape, fill, column, row, span })),
);
