import { setTimeout as sleep } from 'node:timers/promises';

/** Leaves the machine to others for as long as the work took. */
export async function leisurely(work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  await sleep(performance.now() - start, undefined, { ref: false });
}
