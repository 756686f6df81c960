import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { basename } from 'node:path';

/**
 * Runs a program, keeps what it prints and gives that back; the text is shown only if it fails.
 * A signal ends the program with all that it has started, at once (npm would finish unpacking
 * first), and then this process: a step that is begun again must not meet its predecessor.
 */
export function run(program, options, { cwd, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    child.stderr.on('data', (chunk) => {
      printed += chunk;
    });
    const interrupt = (signal) => {
      child.once('close', () => process.exit(128 + constants.signals[signal]));
      process.kill(-child.pid, 'SIGKILL');
    };
    for (const signal of signals) process.once(signal, interrupt);
    const settle = (failure) => {
      for (const signal of signals) process.off(signal, interrupt);
      if (failure) reject(new Error(`${failure}\n${printed.trimEnd()}`.trimEnd()));
      else resolve(printed);
    };
    const name = basename(program);
    child.once('error', (error) => settle(`${name} could not be run (${error.message}).`));
    child.once('close', (code) => settle(code !== 0 && `${name} ${options[0]} failed.`));
  });
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
