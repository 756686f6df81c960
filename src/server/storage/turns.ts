import { DatabaseTrouble } from './database-trouble.ts';

export type Turns = ReturnType<typeof createTurns>;

/** Gives turns one at a time, in order; a caller that has waited too long gets an error. */
export function createTurns() {
  const waiting = new Set<() => void>();
  let isTaken = false;

  /** A function that gives the turn back; further calls of it do nothing. */
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
