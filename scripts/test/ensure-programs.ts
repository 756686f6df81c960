import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type EngineName, missingOf, programs } from '../../tests/engines/programs.ts';
import { findBrowser, findHeadlessShell } from '../../tests/support/browser.ts';
import { findProgram } from '../../tests/support/find-program.ts';
import { findPostgres } from '../../tests/support/postgres-binaries.ts';
import { stream } from './stream.ts';

export async function ensureBrowsers(): Promise<void> {
  if (!findBrowser() && mayInstall()) await installPackages('chromium');
  if (!findBrowser()) giveUp('Chromium is missing: install it, or name it in CHROMIUM_PATH.');
  // Only quicker: without it the journeys take Chromium itself.
  if (!findHeadlessShell() && mayInstall()) await installPackages('chromium-headless-shell');
}

/** The journeys in an engine that cannot be had are left out. */
export async function ensureEngines(): Promise<void> {
  for (const engine of Object.keys(programs) as EngineName[]) {
    if (missingOf(engine).length > 0 && mayInstall()) await installPackages(...missingOf(engine));
    const missing = missingOf(engine).join(', ');
    if (missing) console.log(`wajha: no journeys in ${engine}, which needs: ${missing}`);
  }
}

export async function ensurePostgres(): Promise<void> {
  if (!findPostgres() && mayInstall())
    await withoutMainCluster(() => installPackages('postgresql'));
  if (!findPostgres()) giveUp('PostgreSQL is missing: install its server (initdb, pg_ctl).');
}

/** Only for the proof that the site works behind it. */
export async function ensureNginx(): Promise<void> {
  if (!findProgram('nginx') && mayInstall()) await installPackages('nginx');
  if (!findProgram('nginx')) giveUp('nginx is missing: install it.');
}

/** Root on Debian is what a fresh machine for tests is; elsewhere the choice is the owner's. */
const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

async function installPackages(...names: string[]): Promise<void> {
  console.log(`wajha: installing ${names.join(', ')} …`);
  // What is installed is not started: the tests start what they need themselves.
  const quiet = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await stream('apt-get', ['-qq', 'update'], quiet);
  await stream('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...names], quiet);
}

/** Debian makes and starts a cluster on install unless told not to; the tests have their own. */
async function withoutMainCluster(install: () => Promise<void>): Promise<void> {
  const setting = '/etc/postgresql-common/createcluster.d/no-main-cluster.conf';
  mkdirSync(dirname(setting), { recursive: true });
  writeFileSync(setting, 'create_main_cluster = false\n');
  try {
    await install();
  } finally {
    rmSync(setting);
  }
}

function giveUp(sentence: string): never {
  console.error(`wajha: ${sentence}`);
  process.exit(1);
}
