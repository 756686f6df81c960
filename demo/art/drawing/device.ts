import { circle, rect, together, within } from './element.ts';
import { softShadow } from './paint.ts';
import { ink, inkLine, inkRaised, paper, signalOnInk } from './palette.ts';

export function roundedRect(x: number, y: number, width: number, height: number, r: number) {
  const arc = `a${r} ${r} 0 0 1`;
  return (
    `M${x + r} ${y}h${width - 2 * r}${arc} ${r} ${r}v${height - 2 * r}${arc} ${-r} ${r}` +
    `h${2 * r - width}${arc} ${-r} ${-r}v${2 * r - height}${arc} ${r} ${-r}z`
  );
}

/** Devices have their origin in the middle of the glass. */
export function phone(width: number, height: number, glass: string, ...content: string[]) {
  const [x, y, bezel] = [-width / 2, -height / 2, 12];
  const radius = width / 7;
  const body = rect(x - bezel, y - bezel, width + 2 * bezel, height + 2 * bezel, ink, {
    rx: radius + bezel,
    stroke: inkLine,
    'stroke-width': 2,
  });
  return (
    together(softShadow, body) +
    within(
      roundedRect(x, y, width, height, radius),
      rect(x, y, width, height, glass),
      ...content,
      rect(-width / 7, y + 12, (width * 2) / 7, 14, ink, { rx: 7 }),
    )
  );
}

export function browser(width: number, height: number, glass: string, ...content: string[]) {
  const [x, y, bar] = [-width / 2, -height / 2, 44];
  const frame = rect(x, y - bar, width, height + bar, inkRaised, { rx: 20 });
  const dots = [signalOnInk, paper, paper].map((colour, index) =>
    circle(x + 34 + index * 28, y - bar / 2, 7, colour, { opacity: index === 0 ? 1 : 0.35 }),
  );
  const address = rect(x + 140, y - bar / 2 - 9, width * 0.34, 18, paper, { rx: 9, opacity: 0.14 });
  return (
    together(softShadow, frame) +
    within(
      roundedRect(x, y - bar, width, height + bar, 20),
      ...dots,
      address,
      rect(x, y, width, height, glass),
      within(`M${x} ${y}h${width}v${height}h${-width}z`, ...content),
    )
  );
}

/** Lines of copy, as a layout sketch shows them. */
export const copy = (x: number, y: number, widths: number[], colour: string, size = 12) =>
  widths
    .map((width, index) => rect(x, y + index * size * 2, width, size, colour, { rx: size / 2 }))
    .join('');

export const pill = (x: number, y: number, width: number, height: number, fill: string) =>
  rect(x, y, width, height, fill, { rx: height / 2 });
