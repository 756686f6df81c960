import { circle, mirrored, rect, stroke, times } from '../drawing/element.ts';
import { ink, signal } from '../drawing/palette.ts';
import { randomFrom } from '../drawing/random.ts';
import { onPaper } from '../drawing/scene.ts';

const random = randomFrom(7);

/** The words of a line, from where reading starts. */
function line(y: number, height: number, reach: number, round: number): string {
  const words: string[] = [];
  for (let x = -640; x < -640 + reach - 40; ) {
    const width = Math.min(40 + random() * 110, -640 + reach - x);
    words.push(rect(x, y - height, width, height, ink, { rx: round }));
    x += width + 18;
  }
  return words.join('');
}

const latin = times(7, (row) => line(-200 + row * 56, 22, row === 6 ? 260 : 480, 3));
const arabic = times(6, (row) => {
  const y = -196 + row * 67;
  return (
    line(y, 15, row === 5 ? 300 : 480, 8) +
    times(5, (dot) =>
      row === 5 && dot > 2 ? '' : circle(-610 + dot * 96 + random() * 30, y - 30, 5, ink),
    )
  );
});

/** One paragraph of each script, and the one grey that both make from afar. */
export const shapes = onPaper(
  latin,
  mirrored(arabic),
  circle(0, 0, 108, '#8f8c99'),
  stroke('M0-320V320', signal, 4, { 'stroke-dasharray': '4 16', 'stroke-linecap': 'round' }),
  stroke('M-640 270H-160M640 270H160', signal, 6),
);
