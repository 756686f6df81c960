import { withDeadline } from './deadline.ts';

/** Ends early, without an error, with one of `signals`. It does not keep the process running. */
export const pause = (milliseconds: number, ...signals: AbortSignal[]): Promise<void> =>
  withDeadline(milliseconds, aborted, ...signals);

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });

/** Leaves the machine to others for as long as the work took. */
export async function leisurely(work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  await pause(performance.now() - start);
}
