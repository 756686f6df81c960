import type { ChildProcess, Serializable } from 'node:child_process';
import { once } from 'node:events';
import { message } from '../../model/messages/message.ts';
import { Refusal } from '../http/refusal.ts';

/** The reply of a process to a job, or the signal or code it ended with before a reply. */
export type Said<Reply> = { reply: Reply } | { endedWith: string | number };

/** Gives one job to a process that `fork` has just made or that has answered jobs before. */
export async function askProcess<Reply>(
  worker: ChildProcess,
  job: Serializable,
): Promise<Said<Reply>> {
  await requireStarted(worker);
  const done = new AbortController();
  const first = Promise.race([
    once(worker, 'message', done).then(([reply]) => ({ reply })),
    once(worker, 'exit', done).then(([code, signal]) => ({ endedWith: signal ?? code })),
  ]);
  // Where the job cannot even be sent, the failure of that is thrown and these two are not awaited.
  first.catch(() => {});
  try {
    worker.send(job);
    return await first;
  } finally {
    done.abort();
  }
}

/** Without a free descriptor, process or memory `fork` gives an object that has no process and no `send`. */
async function requireStarted(worker: ChildProcess): Promise<void> {
  if (worker.pid !== undefined) return;
  const [cause] = await once(worker, 'error');
  throw new Refusal(503, message('tooBusy'), { cause });
}
