import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a program in front of the reader's eyes and gives its exit code. A signal to this process
 * is handed on and ends it too, with whatever the program leaves running in its group.
 */
export function stream(
  program: string,
  options: string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      detached: true,
    });
    const interrupt = (signal: NodeJS.Signals) => {
      child.kill(signal);
      child.once('close', () => {
        if (child.pid) killGroup(child.pid);
        process.exit(128 + constants.signals[signal]);
      });
    };
    for (const signal of signals) process.once(signal, interrupt);
    child.once('error', reject);
    child.once('close', (code) => {
      for (const signal of signals) process.off(signal, interrupt);
      resolve(code ?? 1);
    });
  });
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // Nothing was left.
  }
}
