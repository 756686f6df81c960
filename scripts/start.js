// Starts the program, or the file that the arguments name, with this Node and the limits on memory
// of docs/decisions/0019-memory-is-given-at-the-start.md.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

// The C library reads them before Node begins.
const env = { ...process.env, MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '16384' };
const [file = 'build/start/start.js', ...rest] = process.argv.slice(2);
const args = ['--max-semi-space-size=8', file, ...rest];

if (process.platform === 'win32') startBeside();
else process.execve(process.execPath, ['node', ...args], env);

/** Windows cannot put the program in the place of this one. */
function startBeside() {
  const program = spawn(process.execPath, args, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => program.kill(signal));
  }
  program.once('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
  });
}
