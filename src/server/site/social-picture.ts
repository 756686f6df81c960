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

const { width, height } = socialSize;
const cell = 120;
const line = 'fill="none" stroke="#6a6a96" stroke-opacity=".4"';

/** Ways to fill a cell: whole, a disc, or a quarter of a disc about the corner that is named. */
const shapes = {
  whole: 'h120v120h-120z',
  disc: 'm0 60a60 60 0 1 1 120 0a60 60 0 1 1-120 0z',
  topLeft: 'h120a120 120 0 0 1-120 120z',
  topRight: 'h120v120a120 120 0 0 1-120-120z',
  bottomRight: 'm0 120a120 120 0 0 1 120-120v120z',
};
type Cell = [column: number, row: number, shape: keyof typeof shapes];

/** Columns 7 to 9 of the grid, row by row: a front with its windows. */
const front: Cell[] = [
  [9, 0, 'bottomRight'],
  [8, 1, 'bottomRight'],
  [9, 1, 'whole'],
  [7, 2, 'bottomRight'],
  [9, 2, 'topLeft'],
  [7, 3, 'whole'],
  [8, 3, 'topRight'],
  [7, 4, 'topRight'],
  [8, 4, 'whole'],
  [9, 4, 'whole'],
  [8, 5, 'whole'],
  [9, 5, 'whole'],
];
const moon: Cell[] = [[8, 2, 'disc']];
const door: Cell[] = [[9, 3, 'bottomRight']];

const pathOf = (cells: Cell[]) =>
  cells.map(([column, row, shape]) => `M${column * cell} ${row * cell}${shapes[shape]}`).join('');

/** Everything of the picture but its words, as SVG; mirrored for a page that is read from the right. */
export function socialPicture({ colours, pattern }: SocialLook, language: Language): string {
  const { from, to } = colours;
  const mirrored = language === 'ar' ? `transform="matrix(-1 0 0 1 ${width} 0)"` : '';
  // From the top of the front's start to the bottom of its end.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="front" x2="1" y2="1" gradientUnits="userSpaceOnUse"
      gradientTransform="translate(${width - 3 * cell}) scale(${3 * cell} ${height})">
      <stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>
    </linearGradient>
    <path d="M0 0h${width}v${height}H0z" fill="${grounds.ink}"/>
    ${patterns[pattern]}
    <g ${mirrored}>
      <path d="${pathOf(front)}" fill="url(#front)"/>
      <path d="${pathOf(moon)}" fill="${grounds.paper}"/>
      <path d="${pathOf(door)}" fill="${from}"/>
    </g>
  </svg>`;
}

/** The mark of an agency that has none of its own. */
export const socialMark = (size: number, look: SocialLook) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}"><path d="M0 0h32v32H0z" fill="${grounds.ink}"/>${markShapes(look)}</svg>`;

/** What it is made of, 32 wide and high. */
export const markShapes = ({ signal, signalOnInk }: Pick<SocialLook, 'signal' | 'signalOnInk'>) =>
  `<path d="M0 0h16v16H0z" fill="${signal}"/><path d="M16 16a16 16 0 0 1 16-16v16zM0 16h16v16A16 16 0 0 1 0 16z" fill="${grounds.paper}"/><circle cx="24" cy="24" r="8" fill="${signalOnInk}"/>`;

/** Within the pixels of a line, so that none of it is blurred. */
const gridLines = () => {
  const across = Array.from(
    { length: height / cell },
    (_, at) => `M0 ${(at + 1) * cell + 0.5}H${width}`,
  );
  const down = Array.from(
    { length: width / cell - 1 },
    (_, at) => `M${(at + 1) * cell + 0.5} 0V${height}`,
  );
  return [...across, ...down].join('');
};

/** As `girih.svg`: about the middle of each cell an eight-pointed star and one within, one about each corner. */
const girih = () => {
  const half = cell / 2;
  const corners = [0, cell].flatMap((x) => [0, cell].map((y) => starAt(x, y, 18, 2, 0)));
  return [starAt(half, half, half, 2, 0), starAt(half, half, half * 0.7654, 3, 1), ...corners].join(
    '',
  );
};

/** `step` says which points of the eight are joined; `turn` counts sixteenths of a turn. */
function starAt(x: number, y: number, radius: number, step: number, turn: number): string {
  const inner = (radius * Math.cos((Math.PI * step) / 8)) / Math.cos((Math.PI * (step - 1)) / 8);
  const points = Array.from({ length: 16 }, (_, at) => {
    const angle = ((at + turn) * Math.PI) / 8;
    const distance = at % 2 === 0 ? radius : inner;
    return `${x + distance * Math.cos(angle)} ${y + distance * Math.sin(angle)}`;
  });
  return `M${points.join('L')}z`;
}

const patterns = {
  grid: `<path d="${gridLines()}" ${line}/>`,
  girih: `<pattern id="girih" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse"><path d="${girih()}" ${line}/></pattern><path d="M0 0h${width}v${height}H0z" fill="url(#girih)"/>`,
  plain: '',
};
