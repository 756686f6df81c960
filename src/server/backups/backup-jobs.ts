import { fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { extname, join } from 'node:path';
import { askProcess } from '../jobs/ask-process.ts';
import type { Settings } from '../process/settings.ts';
import { StartProblem } from '../process/start-problem.ts';

export interface BackupJob {
  does: 'back up' | 'back up or send' | 'tidy' | 'check';
  settings: Settings;
}

/** One of the two. */
export interface BackupAnswer {
  done?: string;
  failed?: string;
}

const ENDED = 'The process that makes backups was ended.';

/** Shorter than the time after which another process takes the chore to be given up. */
const giveUpAfter = 55 * 60_000;

/**
 * In a process of its own, which leaves the processor to everybody else: to copy and to check a
 * large database takes seconds, in which the server would answer nobody. It ends with this one.
 */
export async function backupJob(job: BackupJob, signal?: AbortSignal): Promise<string> {
  const worker = fork(program, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  });
  // A stop may end the process after its answer, when no other listener is left for the error.
  worker.on('error', () => {});
  if (worker.pid) setPriority(worker.pid, Math.min(getPriority() + 10, 19));
  const late = setTimeout(() => worker.kill('SIGKILL'), giveUpAfter);
  try {
    const said = await askProcess<{ answer?: BackupAnswer; refused?: string }>(worker, job);
    const { answer = {}, refused = ENDED } = 'reply' in said ? said.reply : {};
    // Only what says that it is done is done.
    if (answer.done === undefined) throw new StartProblem(answer.failed ?? refused);
    return answer.done;
  } finally {
    clearTimeout(late);
    if (worker.connected) worker.disconnect();
  }
}

/** Beside this file, in the sources as in the build. */
const program = join(import.meta.dirname, `backup-process${extname(import.meta.filename)}`);
