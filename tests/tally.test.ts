import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { conclude, countPlaywright, countVitest, sum } from '../scripts/test/tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'wajha-tally-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what failed is named, and apart from it what passed at the second try only', () => {
  const file = reportOf({
    stats: { expected: 7, unexpected: 1, flaky: 1 },
    suites: [
      {
        title: 'menu.test.ts',
        specs: [{ title: 'opens', tests: [{ status: 'expected' }] }],
        suites: [
          {
            title: 'on a phone',
            specs: [
              { title: 'closes', tests: [{ status: 'flaky' }] },
              { title: 'scrolls', tests: [{ status: 'unexpected' }] },
            ],
          },
        ],
      },
    ],
  });
  const tally = sum([
    { passed: 100, failed: 0, failures: [], triedAgain: [] },
    countPlaywright(file),
  ]);
  expect(conclude(tally).split('\n')).toEqual([
    '1 passed at the second try only:',
    '  menu.test.ts › on a phone › closes',
    'Failed:',
    '  menu.test.ts › on a phone › scrolls',
    '107 passed, 1 failed',
  ]);
});

test('tests without a browser are named as well, with what went wrong and where', () => {
  const twice =
    'Error: two mails\n    at /x/node_modules/y.js:1\n    at /x/tests/leads/a.test.ts:3:45';
  const assertionResults = [
    { status: 'passed', fullName: 'a lead is kept', failureMessages: [] },
    {
      status: 'passed',
      fullName: 'a page is whole',
      failureMessages: ['Error: half\n{ seed: 7 }'],
    },
    { status: 'failed', fullName: 'a mail is sent once', failureMessages: [twice, twice] },
  ];
  const testResults = [{ assertionResults }];
  const file = reportOf({ numPassedTests: 5, numFailedTests: 1, testResults });
  expect(conclude(countVitest(file)).split('\n')).toEqual([
    '1 passed at the second try only:',
    '  a page is whole · Error: half { seed: 7 }',
    'Failed:',
    '  a mail is sent once · Error: two mails · tests/leads/a.test.ts:3:45',
    '4 passed, 1 failed',
  ]);
});

test('where everything passed at once the count is all there is to say', () => {
  const file = reportOf({ numPassedTests: 5, numFailedTests: 0 });
  expect(conclude(countVitest(file))).toBe('5 passed, 0 failed');
});

test('a runner that ended early has counted nothing', () => {
  const tally = { passed: 0, failed: 0, failures: [], triedAgain: [] };
  expect(countPlaywright(join(folder, 'none.json'))).toEqual(tally);
  expect(countVitest(join(folder, 'none.json'))).toEqual(tally);
});

function reportOf(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}
