export type Attributes = Record<string, string | number>;

export type Point = readonly [x: number, y: number];

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${tidy(value)}"`);
  return `<${name}${written.join('')}>${children.join('')}</${name}>`;
}

export const path = (d: string, fill: string, more: Attributes = {}) =>
  element('path', { d, fill, ...more });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => element('rect', { x, y, width, height, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  element('circle', { cx, cy, r, fill, ...more });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => element('ellipse', { cx, cy, rx, ry, fill, ...more });

export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  path(d, 'none', { stroke: colour, 'stroke-width': width, ...more });

export const ring = (
  cx: number,
  cy: number,
  r: number,
  colour: string,
  width: number,
  more: Attributes = {},
) => circle(cx, cy, r, 'none', { stroke: colour, 'stroke-width': width, ...more });

export const together = (attributes: Attributes, ...children: string[]) =>
  element('g', attributes, ...children);

export const at = (x: number, y: number, ...children: string[]) =>
  together({ transform: `translate(${x} ${y})` }, ...children);

export const turned = (degrees: number, ...children: string[]) =>
  together({ transform: `rotate(${degrees})` }, ...children);

export const scaled = (factor: number, ...children: string[]) =>
  together({ transform: `scale(${factor})` }, ...children);

export const mirrored = (...children: string[]) =>
  together({ transform: 'scale(-1 1)' }, ...children);

/** Only what falls inside the outline is seen. */
export function within(outline: string, ...children: string[]): string {
  const id = `clip-${hash(outline)}`;
  const clip = element('clipPath', { id }, element('path', { d: outline }));
  return clip + together({ 'clip-path': `url(#${id})` }, ...children);
}

export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const tidy = (value: string | number) =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : value;

function hash(text: string): string {
  let sum = 5381;
  for (const character of text) sum = (Math.imul(sum, 33) ^ character.charCodeAt(0)) >>> 0;
  return sum.toString(36);
}
