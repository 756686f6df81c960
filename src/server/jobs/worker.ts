/**
 * The program of every worker: `worker.ts TASKS-FILE`. What crashes it ends only this process, and
 * all the memory it took goes back to the machine when it ends.
 */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

/** What a file of tasks exports. */
export interface Tasks {
  perform(job: unknown): Promise<unknown>;
}

/** What a worker says of a job. */
export type Reply<Answer> = { hasGrown: boolean } & (
  | { answer: Answer }
  | { refused: string; code?: string }
);

const grownAbove = 150 * 1024 * 1024;

// Linux: should memory run out, this is the process to end.
writeFile('/proc/self/oom_score_adj', '1000').catch(() => {});
// From a terminal they reach this process too, while the server finishes what is under way.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
// A plain exit would wait for the job under way, whose answer nobody would get.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

const tasks: Promise<Tasks> = import(pathToFileURL(process.argv[2] ?? '').href);
process.on('message', async (job) => {
  const reply = await tasks
    .then(({ perform }) => perform(job))
    .then(
      (answer) => ({ answer }),
      (error) => ({ refused: error.message, code: error.code }),
    );
  // Nothing else would ask for it: a few large buffers are no work for the collector.
  globalThis.gc?.();
  // Memory that was freed is not all given back: what is left of a large picture adds to the next.
  const hasGrown = process.memoryUsage.rss() > grownAbove;
  // Where the server is gone nobody hears it, and this process ends with the connection.
  process.send?.({ ...reply, hasGrown } satisfies Reply<unknown>, () => {});
});
