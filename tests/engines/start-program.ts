import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guardAgainstOrphans } from '../support/guard-against-orphans.ts';

export interface StartedProgram {
  child: ChildProcess;
  /** Its own, for a profile and the like. */
  folder: string;
  /** Ends it with all that it has started. */
  end(): Promise<void>;
}

export function startProgram(
  program: string,
  options: (folder: string) => string[],
  env: (folder: string) => Record<string, string> = () => ({}),
): StartedProgram {
  const folder = mkdtempSync(join(tmpdir(), 'wajha-engine-'));
  const child = spawn(program, options(folder), {
    env: { ...process.env, ...env(folder) },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of processes, which can be ended together.
    detached: true,
  });
  const closed = once(child, 'exit');
  const group = -Number(child.pid);
  const guard = guardAgainstOrphans(group, [folder]);
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(group, 'SIGKILL');
    await closed;
    guard.kill('SIGKILL');
    // Its children may write for a moment more.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  return { child, folder, end };
}
