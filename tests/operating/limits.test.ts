import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const guide = read('docs/deployment.md');
const [, chapter = ''] = guide.split('\n## Limits\n');
/** What Node itself does has no file. */
const rows = [...chapter.matchAll(/^\| (.+) \| (.+) \| (`.+`|Node's own) \|$/gm)].map(
  ([, what = '', limit = '', where = '']) => ({ what, limit, where: quotedIn(where) }),
);

function quotedIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted);
}

const isSource = (where: string) => !/^(deploy\/|compose\.yaml$|Dockerfile$)/.test(where);

test('the table of limits is read whole', () => {
  expect(rows.length).toBeGreaterThan(55);
  expect(rows).toHaveLength([...chapter.matchAll(/^\| (?!what )/gm)].length);
});

test.each(rows.filter(({ where }) => where.length > 0 && where.every(isSource)))(
  '$what: $limit is what the program does',
  ({ limit, where }) => {
    const known = where.flatMap(numbersOf);
    expect(
      figuresIn(limit).filter(({ meant }) => !meant.some((each) => known.includes(each))),
    ).toEqual([]);
  },
);

test.each(rows.filter(({ where }) => !where.every(isSource)))(
  '$what: $limit stands in the file',
  ({ limit, where }) => {
    const text = where.map(read).join('\n');
    const set = quotedIn(limit);
    expect(set).not.toEqual([]);
    expect(set.filter((each) => !text.includes(each))).toEqual([]);
  },
);

/** What a figure may be as a number in the program, by its unit. */
const units: Record<string, number[]> = {
  '': [1],
  '%': [0.01],
  ms: [1],
  s: [1_000, 1],
  min: [60_000, 60, 1],
  h: [3_600_000, 3_600, 1],
  days: [86_400_000, 1],
  KB: [1024, 1000],
  MB: [1024 ** 2, 1e6],
  million: [1e6],
};

/** Without what stands in quotes, and without the widths of networks. */
function figuresIn(limit: string): { figure: string; meant: number[] }[] {
  const figures = limit
    .replace(/`[^`]*`/g, '')
    .matchAll(/(?<![\w/.,])(\d[\d,]*(?:\.\d+)?)(?:\s(ms|s|min|h|days|KB|MB|million|%)(?!\w))?/g);
  return [...figures].map(([figure, digits = '', unit = '']) => ({
    figure,
    meant: (units[unit] ?? []).map((one) => Number(digits.replaceAll(',', '')) * one),
  }));
}

/** Every number in a source file, or in those of a folder, with what it is multiplied to. */
function numbersOf(where: string): number[] {
  const path = where.startsWith('model/') ? `src/${where}` : `src/server/${where}`;
  if (statSync(join(root, path)).isDirectory()) {
    return readdirSync(join(root, path)).flatMap((file) => numbersOf(join(where, file)));
  }
  const source = read(path).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const named = new Map<string, number>();
  const numberOf = (term: string) => named.get(term) ?? Number(term.replaceAll('_', ''));
  const products = () =>
    [...source.matchAll(/(?:(\w+)(?: =|:) )?(?<![\w.])([\w.]+(?: \* [\w.]+)*)/g)].map(
      ([, name, product = '']) => {
        const value = product.split(' * ').reduce((all, term) => all * numberOf(term), 1);
        if (name && !Number.isNaN(value)) named.set(name, value);
        return value;
      },
    );
  // Twice: a constant may stand below its use.
  products();
  return products();
}
