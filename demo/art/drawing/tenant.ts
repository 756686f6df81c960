import { element, path } from './element.ts';

interface Tenant {
  /** The backdrop, from one corner to the other. */
  ground: [string, string];
  coat: [lit: string, shaded: string];
  skin: [lit: string, shaded: string];
  behind?: string;
  collar?: string;
  over: string;
}

/** Head and shoulders on a small field, lit from one side. */
export function tenant({ ground, coat, skin, behind = '', collar = '', over }: Tenant): string {
  const [from, to] = ground;
  const gradient = element(
    'linearGradient',
    { id: 'ground', x1: 0, y1: 0, x2: 1, y2: 1 },
    element('stop', { 'stop-color': from }),
    element('stop', { offset: 1, 'stop-color': to }),
  );
  const shoulders = 'M8 96a28 26 0 0 1 28-24h24a28 26 0 0 1 28 24z';
  return element(
    'g',
    { transform: 'translate(-192 -192) scale(4)' },
    element('defs', {}, gradient),
    path('M0 0h96v96H0z', 'url(#ground)'),
    path('M24 0v96M48 0v96M72 0v96M0 24h96M0 48h96M0 72h96', 'none', {
      stroke: '#faf6ee',
      'stroke-opacity': 0.3,
    }),
    behind,
    path(shoulders, coat[0]),
    path('M48 72h12a28 26 0 0 1 28 24H48z', coat[1]),
    collar,
    path('M40 58h16v22H40z', skin[1]),
    element('ellipse', { cx: 48, cy: 46, rx: 17, ry: 21, fill: skin[0] }),
    path('M48 25a17 21 0 0 1 0 42z', skin[1]),
    path('M48 41l-4 14h4z', skin[1]),
    over,
  );
}
