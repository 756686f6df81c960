import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { conclude, countPlaywright, countVitest, sum } from '../scripts/test/tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'wajha-tally-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what passed at the second try only is named and counted apart', () => {
  const file = reportOf({
    stats: { expected: 7, unexpected: 1, flaky: 1 },
    suites: [
      {
        title: 'menu.test.ts',
        specs: [{ title: 'opens', tests: [{ status: 'expected' }] }],
        suites: [
          { title: 'on a phone', specs: [{ title: 'closes', tests: [{ status: 'flaky' }] }] },
        ],
      },
    ],
  });
  const tally = sum([{ passed: 100, failed: 0, triedAgain: [] }, countPlaywright(file)]);
  expect(conclude(tally).split('\n')).toEqual([
    '1 passed at the second try only:',
    '  menu.test.ts › on a phone › closes',
    '107 passed, 1 failed',
  ]);
});

test('where nothing was tried twice the count is all there is to say', () => {
  const file = reportOf({ numPassedTests: 5, numFailedTests: 2 });
  expect(conclude(countVitest(file))).toBe('5 passed, 2 failed');
});

test('a runner that ended early has counted nothing', () => {
  const tally = { passed: 0, failed: 0, triedAgain: [] };
  expect(countPlaywright(join(folder, 'none.json'))).toEqual(tally);
  expect(countVitest(join(folder, 'none.json'))).toEqual(tally);
});

function reportOf(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}
