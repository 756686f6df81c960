import { DatabaseTrouble } from './database-trouble.ts';

export type Turns = ReturnType<typeof createTurns>;

/** One at a time, in the order they came; one that has waited too long is turned away. */
export function createTurns() {
  const waiting = new Set<() => void>();
  let isTaken = false;

  /** Given back by the one that had it, once. */
  const turn = () => {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const [next] = waiting;
      if (next) next();
      else isTaken = false;
    };
  };

  return {
    waiting: () => waiting.size,

    async take(within: number): Promise<() => void> {
      if (!isTaken) {
        isTaken = true;
        return turn();
      }
      return new Promise((resolve, reject) => {
        const go = () => {
          clearTimeout(late);
          waiting.delete(go);
          resolve(turn());
        };
        const giveUp = () => {
          waiting.delete(go);
          reject(new DatabaseTrouble('busy'));
        };
        const late = Number.isFinite(within) ? setTimeout(giveUp, within) : undefined;
        waiting.add(go);
      });
    },
  };
}
