import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';
import { findPostgres } from './postgres-binaries.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One private PostgreSQL cluster for the whole run, thrown away after it. */
export async function setup(project: TestProject) {
  const binaries = findPostgres();
  if (!binaries) throw new Error('PostgreSQL is needed: install its server (initdb, pg_ctl).');
  const port = await freePort();
  const cluster = spawn(...asUnprivileged('sh', ['-c', clusterScript, 'sh', binaries, `${port}`]), {
    // A Ctrl-C in the terminal is for the tests; the cluster ends when its input does.
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exit = once(cluster, 'exit');
  const ready = once(cluster.stdout, 'data');
  const first = await Promise.race([ready, exit]);
  if (String(first[0]).trim() !== 'ready') throw new Error('The PostgreSQL cluster did not start.');
  project.provide('postgresUrl', `postgres://postgres@127.0.0.1:${port}/postgres`);
  return async () => {
    cluster.stdin.end();
    await exit;
  };
}

/**
 * The shell waits on its input, which closes when the tests end, however they end: not even a
 * killed run leaves a cluster or its files behind.
 *
 * The sort order and the time zone are deliberately not those of SQLite: code that leans on the
 * engine for either differs between the two, and should fail here. Nothing is forced to the disk:
 * the tests kill the program, never the machine or the cluster, and show nothing about a power cut.
 */
const clusterScript = `
  PATH="$1:$PATH"
  folder=$(mktemp -d /tmp/wajha-postgres-XXXXXX)
  trap 'rm -rf "$folder"' EXIT
  fail() { cat "$folder/log" >&2; exit 1; }
  initdb -D "$folder/data" -U postgres --auth=trust --no-sync --encoding=UTF8 \
    --locale=C --locale-provider=icu --icu-locale=en-US > "$folder/log" 2>&1 || fail
  cat >> "$folder/data/postgresql.conf" <<SETTINGS
listen_addresses = '127.0.0.1'
port = $2
unix_socket_directories = ''
max_connections = 200
fsync = off
synchronous_commit = off
full_page_writes = off
timezone = 'Asia/Riyadh'
SETTINGS
  pg_ctl -w -D "$folder/data" -l "$folder/log" start > /dev/null 2>&1 || fail
  echo ready
  cat > /dev/null
  pg_ctl -w -D "$folder/data" -m immediate stop > /dev/null 2>&1
`;

/** PostgreSQL refuses to run as root. */
export function asUnprivileged(program: string, options: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [program, options];
  return ['runuser', ['-u', 'postgres', '--', program, ...options]];
}
