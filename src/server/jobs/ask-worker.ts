import type { ChildProcess, Serializable } from 'node:child_process';
import { once } from 'node:events';
import { message } from '../../model/messages/message.ts';
import { Refusal } from '../http/refusal.ts';
import type { Reply } from './worker.ts';

/** The reply of a worker to a job, or the signal or code it ended with before a reply. */
export type Said<Answer> = { reply: Reply<Answer> } | { endedWith: string | number };

/** Gives a worker one job; one that takes longer than `patience` milliseconds is ended. */
export async function askWorker<Answer>(
  worker: ChildProcess,
  job: Serializable,
  patience: number,
): Promise<Said<Answer>> {
  await requireStarted(worker);
  const { promise: said, resolve } = Promise.withResolvers<Said<Answer>>();
  const onMessage = (reply: unknown) => resolve({ reply: reply as Reply<Answer> });
  const onExit = (code: number | null, signal: string | null) =>
    resolve({ endedWith: signal ?? code ?? '' });
  worker.once('message', onMessage).once('exit', onExit);
  const late = setTimeout(() => worker.kill('SIGKILL'), patience);
  try {
    worker.send(job);
    return await said;
  } finally {
    clearTimeout(late);
    worker.off('message', onMessage).off('exit', onExit);
  }
}

/** Without a free descriptor, process or memory `fork` gives an object that has no process and no `send`. */
async function requireStarted(worker: ChildProcess): Promise<void> {
  if (worker.pid !== undefined) return;
  const [cause] = await once(worker, 'error');
  throw new Refusal(503, message('tooBusy'), { cause });
}
