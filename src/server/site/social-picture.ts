import { grounds, type Pair } from '../../model/brand/legible.ts';
import type { Language } from '../../model/language.ts';

export const socialSize = { width: 1200, height: 630 } as const;

/** What of the brand the picture shows. */
export interface SocialLook {
  colours: Pair;
  signal: string;
  signalOnInk: string;
  pattern: 'grid' | 'girih' | 'plain';
  /** The path of the agency's logo, or else of its mark. */
  emblem?: { path: string; isLogo: boolean; isOnPlate: boolean };
}

export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** A cell of the grid, filled: whole, a disc, or a quarter of a disc about one of its corners. */
type Shape = 'whole' | 'disc' | 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
type Paint = (x: number, y: number) => Rgb;
type Rgb = readonly [red: number, green: number, blue: number];

const ink = rgbOf(grounds.ink);
const paper = rgbOf(grounds.paper);
const gridLine: Rgb = [0x6a, 0x6a, 0x96];
const gridOpacity = 0.4;
const cell = 120;

/** Columns 7 to 9 of the grid, row by row: a front with its windows. */
const motif: [column: number, row: number, shape: Shape, paint?: 'paper' | 'from'][] = [
  [9, 0, 'bottom-right'],
  [8, 1, 'bottom-right'],
  [9, 1, 'whole'],
  [7, 2, 'bottom-right'],
  [8, 2, 'disc', 'paper'],
  [9, 2, 'top-left'],
  [7, 3, 'whole'],
  [8, 3, 'top-right'],
  [9, 3, 'bottom-right', 'from'],
  [7, 4, 'top-right'],
  [8, 4, 'whole'],
  [9, 4, 'whole'],
  [8, 5, 'whole'],
  [9, 5, 'whole'],
];

/** Everything of the picture but its words; mirrored for a page that is read from the right. */
export function socialPicture({ colours, pattern }: SocialLook, language: Language): Pixels {
  const pixels = fillPixels(socialSize.width, socialSize.height, ink);
  const { width, height } = pixels;
  if (pattern === 'grid') drawGrid(pixels);
  if (pattern === 'girih') drawGirih(pixels);
  const gradient = gradientOf(colours, { x: width - 3 * cell, y: 0, width: 3 * cell, height });
  const isMirrored = language === 'ar';
  const solid = { paper, from: rgbOf(colours.from) };
  for (const [column, row, shape, paint] of motif) {
    const left = column * cell;
    draw(pixels, {
      x: isMirrored ? width - left - cell : left,
      y: row * cell,
      size: cell,
      shape: isMirrored ? mirror(shape) : shape,
      paint: paint ? () => solid[paint] : (x, y) => gradient(isMirrored ? width - x : x, y),
    });
  }
  return pixels;
}

/** The mark of an agency that has none of its own. */
export function mark(size: number, { signal, signalOnInk }: SocialLook): Pixels {
  const pixels = fillPixels(size, size, ink);
  const half = size / 2;
  const part = (x: number, y: number, shape: Shape, colour: Rgb) =>
    draw(pixels, { x: x * half, y: y * half, size: half, shape, paint: () => colour });
  part(0, 0, 'whole', rgbOf(signal));
  part(1, 0, 'bottom-right', paper);
  part(0, 1, 'top-right', paper);
  part(1, 1, 'disc', rgbOf(signalOnInk));
  return pixels;
}

function fillPixels(width: number, height: number, [red, green, blue]: Rgb): Pixels {
  const data = new Uint8ClampedArray(width * height * 3);
  for (let at = 0; at < data.length; at += 3) {
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;
  }
  return { data, width, height };
}

function drawGrid(pixels: Pixels): void {
  const { width, height } = pixels;
  for (let x = cell; x < width; x += cell) {
    for (let y = 0; y < height; y++) blend(pixels, x, y, gridLine, gridOpacity);
  }
  for (let y = cell; y < height; y += cell) {
    for (let x = 0; x < width; x++) if (x % cell > 0) blend(pixels, x, y, gridLine, gridOpacity);
  }
}

/** The lines of `girih.svg`: about the middle of each cell an eight-pointed star and one within. */
function drawGirih(pixels: Pixels): void {
  const half = cell / 2;
  const stars = [starAt(half, half, half, 2, 0), starAt(half, half, half * 0.7654, 3, 1)];
  const corner = starAt(0, 0, 18, 2, 0);
  for (let y = 0; y <= pixels.height; y += cell) {
    for (let x = 0; x <= pixels.width; x += cell) {
      for (const star of [...stars, corner]) drawOutline(pixels, star, x, y);
    }
  }
}

type Point = readonly [x: number, y: number];

/** `step` says which points of the eight are joined; `turn` counts sixteenths of a turn. */
function starAt(x: number, y: number, radius: number, step: number, turn: number): Point[] {
  const inner = (radius * Math.cos((Math.PI * step) / 8)) / Math.cos((Math.PI * (step - 1)) / 8);
  return Array.from({ length: 16 }, (_, at) => {
    const angle = ((at + turn) * Math.PI) / 8;
    const distance = at % 2 === 0 ? radius : inner;
    return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
  });
}

function drawOutline(pixels: Pixels, points: Point[], left: number, top: number): void {
  points.forEach(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] as Point;
    const length = Math.ceil(Math.hypot(nextX - x, nextY - y));
    for (let along = 0; along < length; along++) {
      const share = along / length;
      const across = Math.round(left + x + (nextX - x) * share);
      const down = Math.round(top + y + (nextY - y) * share);
      if (across < 0 || down < 0 || across >= pixels.width || down >= pixels.height) continue;
      blend(pixels, across, down, gridLine, gridOpacity);
    }
  });
}

function draw(
  pixels: Pixels,
  { x, y, size, shape, paint }: { x: number; y: number; size: number; shape: Shape; paint: Paint },
): void {
  for (let down = 0; down < size && y + down < pixels.height; down++) {
    for (let across = 0; across < size; across++) {
      const covered = coverage(shape, across + 0.5, down + 0.5, size);
      if (covered > 0) blend(pixels, x + across, y + down, paint(x + across, y + down), covered);
    }
  }
}

/** How much of a pixel a shape covers: its edge is soft over one pixel. */
function coverage(shape: Shape, x: number, y: number, size: number): number {
  if (shape === 'whole') return 1;
  const half = size / 2;
  const within = (centreX: number, centreY: number, radius: number) =>
    Math.min(1, Math.max(0, radius - Math.hypot(x - centreX, y - centreY) + 0.5));
  if (shape === 'disc') return within(half, half, half);
  return within(shape.endsWith('right') ? size : 0, shape.startsWith('bottom') ? size : 0, size);
}

function blend({ data, width }: Pixels, x: number, y: number, colour: Rgb, opacity: number): void {
  const at = (y * width + x) * 3;
  for (let channel = 0; channel < 3; channel++) {
    const before = data[at + channel] ?? 0;
    data[at + channel] = before + ((colour[channel] ?? 0) - before) * opacity;
  }
}

/** Diagonal, from the top of the start to the bottom of the end. */
function gradientOf(
  { from, to }: Pair,
  area: { x: number; y: number; width: number; height: number },
): Paint {
  const [start, end] = [rgbOf(from), rgbOf(to)];
  return (x, y) => {
    const along = ((x - area.x) / area.width + (y - area.y) / area.height) / 2;
    const mixed = (channel: 0 | 1 | 2) => start[channel] + (end[channel] - start[channel]) * along;
    return [mixed(0), mixed(1), mixed(2)];
  };
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

const mirror = (shape: Shape): Shape =>
  shape.endsWith('left')
    ? (shape.replace('left', 'right') as Shape)
    : (shape.replace('right', 'left') as Shape);
