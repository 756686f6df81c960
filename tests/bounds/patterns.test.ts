import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const length = 10_000;
/** A step for each sign takes a few microseconds in all; one for each pair of signs, far longer. */
const mostMilliseconds = 15;
/** Twice the text takes twice the steps, or four times the steps of a pattern that is refused. */
const mostGrowth = 3;

const signs = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...['é', 'ا', '٠', '＝', '😀', '\u0301', '\u200b', '\u202e', '\u2028', '\ud800'],
];

const patterns = [
  ...new Set(
    globSync('src/{server,model,web/site}/**/*.{ts,tsx}', { cwd: root }).flatMap(patternsIn),
  ),
];

test('there are patterns to try', () => {
  expect(patterns.length).toBeGreaterThan(50);
});

/** It parts the digits of a number, which has some twenty at most. */
const ofNumbers = String.raw`/\B(?=(\d{3})+$)/g`;

test(`no pattern takes more than a step for each sign of a text of ${length}`, () => {
  const slow = patterns.flatMap((written) => {
    if (written === ofNumbers) return [];
    const pattern = patternOf(written);
    const text = slowTextOf(pattern);
    return text === undefined ? [] : [`${written} on ${JSON.stringify(text.slice(0, 6))}`];
  });
  expect(slow).toEqual([]);
});

test('a pattern that reads all the rest at each sign is found', () => {
  expect(slowTextOf(/\d+$/)).toBeDefined();
});

/** The first text for which the steps of a pattern grow faster than its length. */
function slowTextOf(pattern: RegExp): string | undefined {
  const longer = textsFor(pattern, 2 * length);
  return textsFor(pattern, length).find((text, at) => {
    const time = leastTime(pattern, text);
    return time > mostMilliseconds && leastTime(pattern, longer[at] ?? '') > mostGrowth * time;
  });
}

/** Each sign alone, and each two of those that the pattern names, in turn. */
function textsFor({ source }: RegExp, length: number): string[] {
  const named = [...new Set(source.replaceAll(/\\p\{[^}]*\}|[a-z]{3,}|[\d^\\]/gi, 'a1 '))];
  const turns = [...signs, ...named.flatMap((one) => named.map((other) => one + other))];
  return turns.flatMap((turn) => {
    const half = turn.repeat(length / turn.length / 2);
    return [half + half, `${half}${half}\u0001`, `${half}\u0001${half}`];
  });
}

/** In milliseconds of the processor, of up to three tries: a busy machine adds to each. */
function leastTime(pattern: RegExp, text: string): number {
  let least = Infinity;
  for (let count = 0; count < 3 && least > mostMilliseconds; count++) {
    const before = process.threadCpuUsage();
    goThrough(pattern, text);
    least = Math.min(least, process.threadCpuUsage(before).user / 1_000);
  }
  return least;
}

function goThrough(pattern: RegExp, text: string): void {
  if (pattern.global) text.replaceAll(pattern, '');
  else if (pattern.sticky) {
    for (let at = 0; at < text.length; at++) {
      pattern.lastIndex = at;
      at += pattern.exec(text)?.[0].length ?? 0;
    }
  } else pattern.test(text);
}

function patternOf(written: string): RegExp {
  const end = written.lastIndexOf('/');
  return new RegExp(written.slice(1, end), written.slice(end + 1));
}

function patternsIn(file: string): string[] {
  return patternsOf(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
}

function patternsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { regex } = node as { regex?: { pattern: string; flags: string } };
  if (regex) return [`/${regex.pattern}/${regex.flags}`];
  return Object.values(node).flatMap(patternsOf);
}
