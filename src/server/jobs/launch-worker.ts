import { type ChildProcess, fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { extname, join } from 'node:path';

export interface Launch {
  args?: string[];
  /** Nobody waits for it: it leaves the processor to everybody else. */
  isInBackground?: boolean;
  /** No setting of the server where it is left out: no password or key comes near a stranger's file. */
  environment?: NodeJS.ProcessEnv;
  /** Ends it. */
  signal?: AbortSignal | undefined;
}

/**
 * A process for the jobs of a file of tasks, which lies beside the module that names it, in the
 * sources as in the build. It ends with this process.
 */
export function launchWorker(
  module: ImportMeta,
  tasks: string,
  { args = [], isInBackground = false, environment = {}, signal }: Launch = {},
): ChildProcess {
  const worker = fork(beside(import.meta, 'worker'), [beside(module, tasks), ...args], {
    // So that it can let go of what each job has left behind.
    execArgv: ['--expose-gc'],
    // One arena: freed memory is reused, not kept.
    env: { ...environment, MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  });
  // A signal may end it after its answer, when no other listener is left for the error.
  worker.on('error', () => {});
  if (isInBackground) lowerPriority(worker);
  return worker;
}

const beside = ({ dirname, filename }: ImportMeta, name: string): string =>
  join(dirname, `${name}${extname(filename)}`);

const lower = 10;
const lowest = 19;

/** At once: on Linux each thread has its own, and takes that of the one it is started by. */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid) setPriority(pid, Math.min(getPriority() + lower, lowest));
}
