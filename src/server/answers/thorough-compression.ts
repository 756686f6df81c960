import type { PreparedAnswer } from './prepared-answer.ts';

/** A second's work. One that finds no place is added again when it is next asked for. */
const mostWaiting = 4;

/**
 * The best compression takes long, so it is made in the background, one answer at a time and only
 * for what is kept: an answer that is outdated before its turn is dropped.
 */
export function createThoroughCompression() {
  const waiting = new Map<PreparedAnswer, () => boolean>();
  let isBusy = false;
  let isStopped = false;

  async function work(): Promise<void> {
    isBusy = true;
    for (const [answer, isWanted] of waiting) {
      waiting.delete(answer);
      // Where it fails the quick compression stays.
      if (isWanted()) await answer.compressThoroughly().catch(() => {});
      if (isStopped) return;
    }
    isBusy = false;
  }

  return {
    add(answer: PreparedAnswer, isWanted: () => boolean): void {
      if (isStopped || answer.isThorough || waiting.has(answer)) return;
      if (waiting.size >= mostWaiting) return;
      waiting.set(answer, isWanted);
      if (!isBusy) work();
    },
    waiting: () => waiting.size + (isBusy ? 1 : 0),
    stop(): void {
      isStopped = true;
      waiting.clear();
    },
  };
}
