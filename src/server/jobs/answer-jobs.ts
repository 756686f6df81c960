import { writeFile } from 'node:fs/promises';

/**
 * The other end of job-process.ts, for a program of its own: what crashes it ends only this one, and
 * all the memory it took goes back to the machine when it ends.
 */
export function answerJobs<Job, Answer>(answerTo: (job: Job) => Promise<Answer>): void {
  // Linux: should memory run out, this is the process to end.
  writeFile('/proc/self/oom_score_adj', '1000').catch(() => {});
  // From a terminal they reach this process too, while the server finishes what is under way.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  // A plain exit would wait for the job that is being worked on, which nobody wants any more.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', async (job: Job) => {
    const reply = await answerTo(job).then(
      (answer) => ({ answer }),
      (error) => ({ refused: String(error), code: error.code }),
    );
    // Nothing else would ask for it: a few large buffers are no work for the collector.
    globalThis.gc?.();
    // Memory that was freed is not all given back: what is left of a large picture adds to the next.
    const hasGrown = process.memoryUsage.rss() > GROWN_ABOVE;
    // Where the server is gone nobody hears it, and this process ends with the connection.
    process.send?.({ ...reply, hasGrown }, () => {});
  });
}

const GROWN_ABOVE = 150 * 1024 * 1024;
