import type { ChildProcess, Serializable } from 'node:child_process';
import { once } from 'node:events';
import pLimit from 'p-limit';
import { message } from '../../model/messages/message.ts';
import { Refusal } from '../http/refusal.ts';
import { askWorker } from './ask-worker.ts';
import { type Launch, launchWorker } from './launch-worker.ts';

/** The job was refused; `code` says why, where the task that did it named a reason. */
export class JobFailed extends Error {
  readonly code: string | undefined;
  constructor(text: string, code?: string) {
    super(text);
    this.code = code;
  }
}

/** The process ended before it answered: of the job, or of the machine it ran on. */
export class JobDied extends Error {}

/**
 * Runs jobs one at a time in a process of their own, which is there while there is work. All that is
 * in the background takes turns too, whichever process does it.
 */
export function createJobProcess<Job extends Serializable, Answer>(
  module: ImportMeta,
  tasks: string,
  options: Pick<Launch, 'args' | 'isInBackground'> = {},
): (job: Job) => Promise<Answer> {
  const oneAtATime = options.isInBackground ? inBackground : pLimit(1);
  queues.add(oneAtATime);
  let running: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function ask(job: Job): Promise<Answer> {
    clearTimeout(idle);
    running ??= launch();
    const worker = running;
    worker.ref();
    worker.channel?.ref();
    try {
      const said = await askWorker<Answer>(worker, job, GIVE_UP_AFTER_MS);
      if ('endedWith' in said) {
        if (isEnding) throw stopping();
        throw new JobDied(`The process ended with ${said.endedWith}.`);
      }
      const { reply } = said;
      if (reply.hasGrown) {
        end(worker);
        await once(worker, 'exit');
      }
      if ('refused' in reply) throw new JobFailed(reply.refused, reply.code);
      return reply.answer;
    } finally {
      // Waiting for more work must not keep the program from ending.
      worker.unref();
      worker.channel?.unref();
      idle = setTimeout(() => end(worker), IDLE_MS).unref();
    }
  }

  function launch(): ChildProcess {
    if (isEnding) throw stopping();
    const worker = launchWorker(module, tasks, options);
    workers.add(worker);
    for (const event of ['exit', 'error']) {
      worker.on(event, () => {
        workers.delete(worker);
        end(worker);
      });
    }
    return worker;
  }

  /** The next job gets another one. */
  function end(worker: ChildProcess): void {
    if (running === worker) running = undefined;
    if (worker.connected) worker.disconnect();
  }

  return async (job) => {
    if (oneAtATime.pendingCount >= MOST_WAITING) throw new Refusal(503, message('tooBusy'));
    return oneAtATime(() => ask(job));
  };
}

/** For good: the program is about to end, and whoever waits for a job is to hear of it before. */
export function endJobs(): void {
  isEnding = true;
  for (const worker of workers) worker.kill('SIGKILL');
}

const workers = new Set<ChildProcess>();
let isEnding = false;

const stopping = () => new Refusal(503, message('restarting'));

const inBackground = pLimit(1);
/** Whoever has more to do lets it wait elsewhere: each job holds what it works on. */
const MOST_WAITING = 20;
const queues = new Set<ReturnType<typeof pLimit>>();

/** How many jobs wait or are worked on: those that somebody waits for, and the others. */
export const jobsUnderWay = () => ({
  asked: [...queues].reduce(
    (sum, queue) => sum + (queue === inBackground ? 0 : lengthOf(queue)),
    0,
  ),
  background: lengthOf(inBackground),
});

const lengthOf = ({ activeCount, pendingCount }: ReturnType<typeof pLimit>) =>
  activeCount + pendingCount;
const IDLE_MS = 10_000;
const GIVE_UP_AFTER_MS = 90_000;
