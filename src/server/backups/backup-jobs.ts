import { askWorker } from '../jobs/ask-worker.ts';
import { launchWorker } from '../jobs/launch-worker.ts';
import type { Settings } from '../process/settings.ts';
import { StartProblem } from '../process/start-problem.ts';

export interface BackupJob {
  does: 'back up' | 'back up or send' | 'tidy' | 'check';
  settings: Settings;
}

const ENDED = 'The process that makes backups was ended.';

/** Shorter than the time after which another process takes the chore to be given up. */
const giveUpAfter = 55 * 60_000;

/**
 * In a process of its own, which leaves the processor to everybody else: to copy and to check a
 * large database takes seconds, in which the server would answer nobody. It ends with its job.
 */
export async function backupJob(job: BackupJob, signal?: AbortSignal): Promise<string> {
  const worker = launchWorker(import.meta, 'backup-tasks', {
    isInBackground: true,
    // It connects to the same database and bucket as the server, with the same certificates.
    environment: process.env,
    signal,
  });
  try {
    const said = await askWorker<string>(worker, job, giveUpAfter);
    if ('endedWith' in said) throw new StartProblem(ENDED);
    if ('refused' in said.reply) throw new StartProblem(said.reply.refused);
    return said.reply.answer;
  } finally {
    if (worker.connected) worker.disconnect();
  }
}
