import { readFileSync } from 'node:fs';

export interface Tally {
  passed: number;
  failed: number;
}

export function countVitest(report: string): Tally {
  const { numPassedTests = 0, numFailedTests = 0 } = read(report) as {
    numPassedTests?: number;
    numFailedTests?: number;
  };
  return { passed: numPassedTests, failed: numFailedTests };
}

export function countPlaywright(report: string): Tally {
  const { stats } = read(report) as {
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}

/** A runner that ended early has left no report. */
function read(report: string): unknown {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {};
  }
}
