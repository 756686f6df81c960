import { type Attributes, element } from './element.ts';
import { type Group, groupNames, groups, ink, night, paper } from './palette.ts';

/** Violet rather than black: on paper a black shade would look like dirt. */
const shadow = '#26102e';

const directions = {
  down: [0, 0, 0, 1],
  up: [0, 1, 0, 0],
  right: [0, 0, 1, 0],
  left: [1, 0, 0, 0],
  slope: [0, 0, 1, 1],
  rise: [0, 1, 1, 0],
} as const;

type Direction = keyof typeof directions;

/** A service group's gradient across a shape. */
export const paint = (group: Group, direction: Direction = 'slope') =>
  `url(#${group}-${direction})`;

/** Ink (or light) that gathers towards one side of a shape: what gives flat shapes their depth. */
export const shade = (direction: Direction) => `url(#shade-${direction})`;
export const light = (direction: Direction) => `url(#light-${direction})`;
export const glow = (group: Group) => `url(#${group}-glow)`;

export const inkGround = 'url(#ink-ground)';
export const paperGround = 'url(#paper-ground)';
export const softShadow: Attributes = { filter: 'url(#soft-shadow)' };

export function paints(): string {
  const groupPaints = groupNames.flatMap((group) => {
    const [from, to] = groups[group];
    const glowStops = stop(0, from, 0.75) + stop(0.45, to, 0.3) + stop(1, to, 0);
    return [
      ...linear(group, stop(0, from) + stop(1, to)),
      element('radialGradient', { id: `${group}-glow` }, glowStops),
    ];
  });
  return [
    ...groupPaints,
    ...linear('shade', stop(0, shadow, 0) + stop(1, shadow, 0.6)),
    ...linear('light', stop(0, paper, 0) + stop(1, paper, 0.6)),
    ground('ink-ground', stop(0, '#20203f') + stop(0.6, ink) + stop(1, night)),
    ground('paper-ground', stop(0, '#fffdf8') + stop(1, '#f3ebdc')),
    blurredShadow(),
  ].join('');
}

function linear(name: string, stops: string): string[] {
  return Object.entries(directions).map(([direction, [x1, y1, x2, y2]]) =>
    element('linearGradient', { id: `${name}-${direction}`, x1, y1, x2, y2 }, stops),
  );
}

const stop = (offset: number, colour: string, opacity = 1) =>
  element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });

const ground = (id: string, stops: string) =>
  element('radialGradient', { id, cx: 0.5, cy: 0.4, r: 0.8 }, stops);

const blurredShadow = () =>
  element(
    'filter',
    { id: 'soft-shadow', x: '-30%', y: '-30%', width: '160%', height: '180%' },
    element('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: 26 }),
    element('feOffset', { dy: 30, result: 'shadow' }),
    element('feFlood', { 'flood-color': night, 'flood-opacity': 0.38 }),
    element('feComposite', { in2: 'shadow', operator: 'in' }),
    element(
      'feMerge',
      {},
      element('feMergeNode', {}),
      element('feMergeNode', { in: 'SourceGraphic' }),
    ),
  );
