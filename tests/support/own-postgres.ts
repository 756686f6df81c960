import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { asUnprivileged } from './postgres.ts';
import { findPostgres } from './postgres-binaries.ts';

export type OwnPostgres = Awaited<ReturnType<typeof ownPostgres>>;

/** A cluster that a test has to itself: it may be stopped, frozen, killed and started again. */
export async function ownPostgres() {
  const binaries = findPostgres();
  if (!binaries) throw new Error('PostgreSQL is needed: install its server (initdb, pg_ctl).');
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'wajha-own-postgres-'));
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  const run = async (program: string, ...options: string[]) => {
    const [command, all] = asUnprivileged(join(binaries, program), options);
    await promisify(execFile)(command, all, { cwd: '/' });
  };
  const control = (...options: string[]) =>
    run('pg_ctl', '-w', '-D', data, '-l', join(folder, 'log'), ...options);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
  const start = () => control('-o', settings, 'start');
  const processes = () => {
    const [first = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const children = spawnSync('pgrep', ['-P', first], { encoding: 'utf8' }).stdout.split('\n');
    return [first, ...children].filter(Boolean).map(Number);
  };
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of processes()) {
      try {
        process.kill(pid, signal);
      } catch {
        // One that ended in the meantime.
      }
    }
  };

  await run(
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
  );
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    /** The orderly way: whoever is connected is told to go. */
    stop: () => control('-m', 'fast', 'stop'),
    /** As if its machine had lost power. */
    crash: () => control('-m', 'immediate', 'stop'),
    /** It hears everybody and answers nobody, connections that are open included. */
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async remove() {
      signalAll('SIGCONT');
      await control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
