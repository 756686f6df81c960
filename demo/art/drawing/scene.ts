import { rect, stroke } from './element.ts';
import { gridLines } from './lattice.ts';
import { inkGround, paint, paperGround } from './paint.ts';
import { clay, type Group, paper } from './palette.ts';

/** A wide picture has its origin in the middle, so that every crop keeps the subject. */
export const wide = { width: 1600, height: 1000 };

/**
 * A banner's picture lets the page through and stands at its foot: five by four cells of the page's
 * grid, whose lines go through it at every odd multiple of 120.
 */
export const banner = { width: 1200, height: 960 };

const everywhere = { x: -wide.width / 2, y: -wide.height / 2, ...wide };

export const onInk = (...shapes: string[]) =>
  ground(inkGround) + grid('#6a6a96', 0.4) + shapes.join('');

export const onPaper = (...shapes: string[]) =>
  ground(paperGround) + grid(clay, 0.7) + shapes.join('');

export const onColour = (group: Group, ...shapes: string[]) =>
  ground(paint(group)) + grid(paper, 0.22) + shapes.join('');

export const ground = (fill: string) =>
  rect(everywhere.x, everywhere.y, everywhere.width, everywhere.height, fill);

const grid = (colour: string, opacity: number) =>
  stroke(gridLines(wide.width, wide.height), colour, 1.5, { opacity });
