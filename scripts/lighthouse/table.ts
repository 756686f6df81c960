import type { Figures } from './figures.ts';

const columns: [title: string, show: (figures: Figures) => string][] = [
  ['performance', ({ performance }) => String(performance)],
  ['accessibility', ({ accessibility }) => String(accessibility)],
  ['best practices', ({ bestPractices }) => String(bestPractices)],
  ['SEO', ({ seo }) => String(seo)],
  ['largest paint', ({ largestPaint }) => `${(largestPaint / 1000).toFixed(2)} s`],
  ['blocking', ({ blocking }) => `${Math.round(blocking)} ms`],
  ['shift', ({ layoutShift }) => layoutShift.toFixed(3)],
];
const pathWidth = 48;

const line = (path: string, cells: string[]) =>
  [path.padEnd(pathWidth), ...cells.map((cell, at) => cell.padStart(widthOf(at)))].join('  ');
const widthOf = (column: number) => Math.max(8, columns[column]?.[0].length ?? 0);

export const header = line(
  'address, median of each figure',
  columns.map(([title]) => title),
);

export const row = (path: string, figures: Figures) =>
  line(
    path,
    columns.map(([, show]) => show(figures)),
  );

/** What the product promises and a page does not keep. */
export function misses(path: string, figures: Figures): string[] {
  const full = (['accessibility', 'bestPractices', 'seo'] as const)
    .filter((name) => !(figures[name] >= 100))
    .map((name) => `${path}: ${name} is ${figures[name]}, not 100`);
  return [
    ...(figures.performance >= 98 ? [] : [`${path}: performance is ${figures.performance}`]),
    ...full,
    ...(figures.layoutShift < 0.0005 ? [] : [`${path}: the layout shifts`]),
  ];
}
