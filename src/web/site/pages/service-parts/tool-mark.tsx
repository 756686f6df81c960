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

/**
 * A small geometric mark, the same for a name wherever it stands: tools are told by their names,
 * and nobody's trademark is drawn.
 */
export function ToolMark({ name, className }: { name: string; className: string }) {
  const seed = seedOf(name);
  const quarters = corners.map(
    (corner, position) => corner + shapes[(seed >>> (position * 5)) % shapes.length],
  );
  const [accent] = quarters.splice(seed % 4, 1);
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className={className}>
      <path d={quarters.join('')} fill="var(--group-from)" />
      <path d={accent} fill="var(--group-to)" />
    </svg>
  );
}

function seedOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}
