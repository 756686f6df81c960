import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findBrowser, findFirefox, findHeadlessShell } from '../../tests/support/browser.ts';
import { findProgram } from '../../tests/support/find-program.ts';
import { findPostgres } from '../../tests/support/postgres-binaries.ts';
import { stream } from './stream.ts';

export async function ensureBrowsers(): Promise<void> {
  if (!findBrowser() && mayInstall()) await installPackage('chromium');
  if (!findBrowser()) giveUp('Chromium is missing: install it, or name it in CHROMIUM_PATH.');
  // Only quicker: without it the journeys take Chromium itself.
  if (!findHeadlessShell() && mayInstall()) await installPackage('chromium-headless-shell');
  if (!findFirefox() && mayInstall()) await installPackage('firefox-esr');
  if (!findFirefox()) giveUp('Firefox is missing: install it, or name it in FIREFOX_PATH.');
}

export async function ensurePostgres(): Promise<void> {
  if (!findPostgres() && mayInstall()) await withoutMainCluster(() => installPackage('postgresql'));
  if (!findPostgres()) giveUp('PostgreSQL is missing: install its server (initdb, pg_ctl).');
}

/** Only for the proof that the site works behind it. */
export async function ensureNginx(): Promise<void> {
  if (!findProgram('nginx') && mayInstall()) await installPackage('nginx');
  if (!findProgram('nginx')) giveUp('nginx is missing: install it.');
}

/** Root on Debian is what a fresh machine for tests is; elsewhere the choice is the owner's. */
const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

async function installPackage(name: string): Promise<void> {
  console.log(`wajha: installing ${name} …`);
  // What is installed is not started: the tests start what they need themselves.
  const quiet = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await stream('apt-get', ['-qq', 'update'], quiet);
  await stream('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', name], quiet);
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
