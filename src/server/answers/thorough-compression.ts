import type { PreparedAnswer } from './prepared-answer.ts';

/** A second's work. One that finds no place is added again when it is next asked for. */
const mostWaiting = 4;

/** In milliseconds. While an editor saves again and again, a page is not worth half a second's work. */
const rested = 2_000;

/**
 * The best compression takes long, so it is made in the background, one answer at a time and only
 * for what stays: an answer is made a while ago, and dropped where it is outdated before its turn.
 */
export function createThoroughCompression(now = () => performance.now()) {
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
      if (waiting.size >= mostWaiting || now() - answer.madeAt < rested) return;
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
