import { type ChildProcess, spawn } from 'node:child_process';

/**
 * A test that fails or is interrupted may never stop what it started. This shell waits on its
 * input, which closes when the tests' process ends, however it ends; then it cleans up. A group of
 * processes is named by its leader, with a minus.
 */
export function guardAgainstOrphans(process: number, folders: string[]): ChildProcess {
  const script = 'cat > /dev/null; kill -9 "$1"; shift; rm -rf "$@"';
  return spawn('sh', ['-c', script, 'sh', `${process}`, ...folders], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}
