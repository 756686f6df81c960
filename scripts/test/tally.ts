import { readFileSync } from 'node:fs';

export interface Tally {
  passed: number;
  failed: number;
  /** What failed once and then passed: neither of the two. */
  triedAgain: string[];
}

export function countVitest(report: string): Tally {
  const { numPassedTests = 0, numFailedTests = 0 } = read(report) as {
    numPassedTests?: number;
    numFailedTests?: number;
  };
  return { passed: numPassedTests, failed: numFailedTests, triedAgain: [] };
}

export function countPlaywright(report: string): Tally {
  const { stats, suites = [] } = read(report) as {
    stats?: { expected: number; unexpected: number };
    suites?: Suite[];
  };
  return {
    passed: stats?.expected ?? 0,
    failed: stats?.unexpected ?? 0,
    triedAgain: suites.flatMap((suite) => flakyIn(suite, [])),
  };
}

export function sum(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    triedAgain: tallies.flatMap(({ triedAgain }) => triedAgain),
  };
}

/** What a run says at its end; the last line is the count alone. */
export function conclude({ passed, failed, triedAgain }: Tally): string {
  const again = triedAgain.map((name) => `  ${name}\n`).join('');
  const apart = again && `${triedAgain.length} passed at the second try only:\n${again}`;
  return `${apart}${passed} passed, ${failed} failed`;
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

function flakyIn({ title, suites = [], specs = [] }: Suite, around: string[]): string[] {
  const path = [...around, title];
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => [...path, spec.title].join(' › '));
  return [...own, ...suites.flatMap((inner) => flakyIn(inner, path))];
}

/** A runner that ended early has left no report. */
function read(report: string): unknown {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {};
  }
}
