import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiTools } from '../tests/api/tools.ts';
import {
  ensureBrowsers,
  ensureEngines,
  ensureNginx,
  ensurePostgres,
} from './test/ensure-programs.ts';
import { proofTable } from './test/proof-table.ts';
import { stream } from './test/stream.ts';
import { conclude, countPlaywright, countVitest, sum, type Tally } from './test/tally.ts';

/** `npm test`, or with the word `proof` what takes too long to be part of it: `tests/proof`. */
const project = process.argv[2] === 'proof' ? 'proof' : 'tests';

process.chdir(join(import.meta.dirname, '..'));
const reports = mkdtempSync(join(tmpdir(), 'wajha-test-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

const table = join(reports, 'proof.jsonl');
if (project === 'proof') process.env.WAJHA_PROOF_TABLE = table;

apiTools();
await ensureBrowsers();
await ensureEngines();
await ensurePostgres();
if (project === 'proof') await ensureNginx();
// The check uses one core for most of its time: the first tests can have the other.
const first = await Promise.all([check(), runVitest()]);
const tally = sum([...first, await runPlaywright()]);
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0;
console.log(proofTable(table) + conclude(tally));

/** Counts only when it fails: what passes here is no test. */
async function check(): Promise<Tally> {
  const code = project === 'proof' ? 0 : await stream('npm', ['run', '--silent', 'check']);
  const failures = code === 0 ? [] : ['npm run check'];
  return { passed: 0, failed: failures.length, failures, triedAgain: [] };
}

async function runVitest(): Promise<Tally> {
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await stream('vitest', ['run', `--project=${project}`, ...reporters]);
  return orOneFailure('vitest', code, countVitest(report));
}

async function runPlaywright(): Promise<Tally> {
  const report = join(reports, 'playwright.json');
  const options = ['test', `--project=${project}`, '--reporter=list,json'];
  const code = await stream('playwright', options, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return orOneFailure('playwright', code, countPlaywright(report));
}

/** A run can fail without a failed test: a file that does not load, an error outside any test. */
function orOneFailure(runner: string, code: number, tally: Tally): Tally {
  if (code === 0 || tally.failed > 0) return tally;
  return { ...tally, failed: 1, failures: [`${runner} itself, outside any test`] };
}
