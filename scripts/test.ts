import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, ensurePostgres } from './test/ensure-programs.ts';
import { stream } from './test/stream.ts';
import { countPlaywright, countVitest, type Tally } from './test/tally.ts';

process.chdir(join(import.meta.dirname, '..'));
const reports = mkdtempSync(join(tmpdir(), 'wajha-test-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

await ensureBrowser();
await ensurePostgres();
const tallies = [await check(), await runVitest(), await runPlaywright()];

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);

/** Counts only when it fails: what passes here is no test. */
async function check(): Promise<Tally> {
  const code = await stream('npm', ['run', '--silent', 'check']);
  return { passed: 0, failed: code === 0 ? 0 : 1 };
}

async function runVitest(): Promise<Tally> {
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await stream('vitest', ['run', ...reporters]);
  return orOneFailure(code, countVitest(report));
}

async function runPlaywright(): Promise<Tally> {
  const report = join(reports, 'playwright.json');
  const code = await stream('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return orOneFailure(code, countPlaywright(report));
}

/** A run can fail without a failed test: a file that does not load, an error outside any test. */
function orOneFailure(code: number, tally: Tally): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
