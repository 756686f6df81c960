import { stroke, times } from './element.ts';
import { khatam } from './star.ts';

interface Field {
  x: number;
  y: number;
  columns: number;
  rows: number;
  cell: number;
}

/** Stars on a square grid whose tips meet; what is left between them are crosses. */
export const starField = ({ x, y, columns, rows, cell }: Field) =>
  times(columns * rows, (index) =>
    khatam(
      x + ((index % columns) + 0.5) * cell,
      y + (Math.floor(index / columns) + 0.5) * cell,
      cell / 2,
    ),
  );

/** A turned-wood screen: bars on the diagonals with a bead at every crossing. */
export function screen(field: Field, colour: string, bar: number): string {
  const { x, y, columns, rows, cell } = field;
  const [width, height] = [columns * cell, rows * cell];
  const steps = columns + rows;
  const falling = times(
    steps,
    (index) => `M${x + (index - rows + 0.5) * cell} ${y}l${height} ${height}`,
  );
  const rising = times(steps, (index) => `M${x + (index + 0.5) * cell} ${y}l${-height} ${height}`);
  const frame = `M${x} ${y}h${width}v${height}h${-width}z`;
  return stroke(falling + rising, colour, bar) + stroke(frame, colour, bar * 2);
}

/** Straight lines every `cell`, through the centre of the picture. */
export function gridLines(width: number, height: number, cell = 120): string {
  const across = Math.ceil(width / 2 / cell);
  const down = Math.ceil(height / 2 / cell);
  return (
    times(across * 2 + 1, (index) => `M${(index - across) * cell} ${-height / 2}v${height}`) +
    times(down * 2 + 1, (index) => `M${-width / 2} ${(index - down) * cell}h${width}`)
  );
}
