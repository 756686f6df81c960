import { existsSync, readFileSync } from 'node:fs';

interface Row {
  part: string;
  name: string;
  tried: string;
  lost: string;
  seen: string;
}

/** What was tried and what was lost, from the lines that the tests of `tests/proof` wrote down. */
export function proofTable(file: string): string {
  if (!existsSync(file)) return '';
  const rows: Row[] = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const columns = ['part', 'name', 'tried', 'lost', 'seen'] as const;
  const heads: Row = {
    part: 'part',
    name: 'what was done',
    tried: 'tried',
    lost: 'lost',
    seen: 'seen',
  };
  const widths = columns.map((column) =>
    Math.max(...[heads, ...rows].map((row) => row[column].length)),
  );
  const lines = [heads, ...rows].map((row) =>
    columns
      .map((column, at) => row[column].padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
