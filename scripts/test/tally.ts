import { readFileSync } from 'node:fs';

export interface Tally {
  passed: number;
  failed: number;
  /** The names of what failed, where the runner has told them. */
  failures: string[];
  /** What failed once and then passed: neither passed nor failed. */
  triedAgain: string[];
}

export function countVitest(report: string): Tally {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    testResults = [],
  } = read(report) as {
    numPassedTests?: number;
    numFailedTests?: number;
    testResults?: { assertionResults: VitestResult[] }[];
  };
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failures = results.filter(({ status }) => status === 'failed').map(describe);
  const triedAgain = results
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(describe);
  const passed = numPassedTests - triedAgain.length;
  return { passed, failed: numFailedTests, failures, triedAgain };
}

interface VitestResult {
  status: string;
  fullName: string;
  /** One for each try that failed. */
  failureMessages: string[];
}

/** With what went wrong and where: who reads only the end of a run has nothing else to go by. */
function describe({ fullName, failureMessages: [message = ''] }: VitestResult): string {
  const [what = ''] = message.split(/\n(?=\s+at )/);
  const where = message
    .split('\n')
    .map((line) => /tests\/\S+:\d+/.exec(line)?.[0])
    .find(Boolean);
  return [fullName, inOneLine(what), where].filter(Boolean).join(' · ');
}

/** As much of it as tells a generated failure's seed and example. */
const inOneLine = (text: string) => text.split(/\s+/).join(' ').slice(0, 500);

export function countPlaywright(report: string): Tally {
  const { stats, suites = [] } = read(report) as {
    stats?: { expected: number; unexpected: number };
    suites?: Suite[];
  };
  return {
    passed: stats?.expected ?? 0,
    failed: stats?.unexpected ?? 0,
    failures: suites.flatMap((suite) => namesIn(suite, 'unexpected', [])),
    triedAgain: suites.flatMap((suite) => namesIn(suite, 'flaky', [])),
  };
}

export function sum(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    triedAgain: tallies.flatMap(({ triedAgain }) => triedAgain),
  };
}

/** What a run says at its end; the last line is the count alone. */
export function conclude({ passed, failed, failures, triedAgain }: Tally): string {
  const again = list(`${triedAgain.length} passed at the second try only:`, triedAgain);
  return `${again}${list('Failed:', failures)}${passed} passed, ${failed} failed`;
}

function list(title: string, names: string[]): string {
  return names.length === 0 ? '' : `${[title, ...names].join('\n  ')}\n`;
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

function namesIn(suite: Suite, wanted: string, around: string[]): string[] {
  const { title, suites = [], specs = [] } = suite;
  const path = [...around, title];
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map((spec) => [...path, spec.title].join(' › '));
  return [...own, ...suites.flatMap((inner) => namesIn(inner, wanted, path))];
}

/** A runner that ended early has left no report. */
function read(report: string): unknown {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {};
  }
}
