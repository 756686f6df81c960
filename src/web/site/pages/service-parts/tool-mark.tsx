import type { MainService } from '../../../../model/pages/services/index.ts';

export type Tool = Pick<MainService['tools'][number], 'name' | 'mark'>;

/** What a quarter of a mark can be, drawn from the corner of a cell of 10 by 10. */
const shapes = [
  'h10v10h-10z',
  'm5 0a5 5 0 0 1 0 10a5 5 0 0 1 0-10z',
  'a10 10 0 0 1 10 10h-10z',
  'm10 0v10h-10a10 10 0 0 1 10-10z',
  'h10a10 10 0 0 1-10 10z',
  'h10v10a10 10 0 0 1-10-10z',
];
const corners = ['M0 0', 'M10 0', 'M0 10', 'M10 10'];

/** What can be chosen, in a square of 20: most of it, and what stands out. */
const drawn: Partial<Record<Tool['mark'], readonly [rest: string, accent: string]>> = {
  pen: ['M5 11 13.5 2.5l4 4L9 15z', 'M2 18l2.2-6.2 4 4z'],
  code: ['M7.5 3.5v4.4L5.2 10l2.3 2.1v4.4L.5 10z', 'M12.5 3.5l7 6.5-7 6.5v-4.4l2.3-2.1-2.3-2.1z'],
  phone: ['M5 0h10v20H5z', 'M7 3h6v11H7z'],
  cart: [
    'M0 2h4l.6 3H19l-2.4 8H6.2L4.4 4H0z',
    'M8 15a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zm7 0a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z',
  ],
  chart: ['M1 11h5v8H1zm6.5-4h5v12h-5z', 'M14 1h5v18h-5z'],
  search: [
    'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zm0 3.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6z',
    'M13.5 11.2l5.8 5.8-2.3 2.3-5.8-5.8z',
  ],
  letter: ['M0 6l10 6.5L20 6v11H0z', 'M0 3h20l-10 7z'],
  cloud: [
    'M5 16a5 5 0 0 1 .4-9.9A6 6 0 0 1 16.7 8 4 4 0 0 1 16 16z',
    'M13.5 8.5a3.7 3.7 0 1 1 0 7.5 3.7 3.7 0 0 1 0-7.5z',
  ],
};

interface ToolMarkProps {
  name: string;
  mark?: Tool['mark'];
  className?: string;
}

/** Tools are told by their names, and nobody's trademark is drawn. */
export function ToolMark({ name, mark = 'pattern', className = '' }: ToolMarkProps) {
  const [rest, accent] = drawn[mark] ?? patternOf(name);
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`tool-mark ${className}`.trim()}>
      {mark === 'initials' ? (
        <Initials name={name} />
      ) : (
        <>
          <path d={rest} />
          <path d={accent} />
        </>
      )}
    </svg>
  );
}

function Initials({ name }: { name: string }) {
  const letters = name.split(/\s+/).map((word) => [...word][0] ?? '');
  return (
    <>
      <path d="M0 0h20v20H0z" />
      <text x="10" y="14" textAnchor="middle" fontSize="11" fontWeight="600" className="fill-ink">
        {letters.slice(0, 2).join('')}
      </text>
    </>
  );
}

/** Four shapes, the same for a name wherever it stands. */
function patternOf(name: string): readonly [rest: string, accent: string] {
  const seed = seedOf(name);
  const quarters = corners.map(
    (corner, position) => corner + shapes[(seed >>> (position * 5)) % shapes.length],
  );
  const [accent = ''] = quarters.splice(seed % 4, 1);
  return [quarters.join(''), accent];
}

function seedOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}
