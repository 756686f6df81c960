import type { Server } from 'node:net';
import { setImmediate as aMoment } from 'node:timers/promises';

let arrived = 0;

/** However many keep coming, long work goes on. */
const mostTakenIn = 200;

/** A row of steps, one in each turn of the event loop; a step of another row does not wait for it. */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(takeEverybodyIn);
    return last;
  };
}

/**
 * Before each step of long work: one step is made in each turn of the event loop, whoever else has
 * some to do, and what is quick to answer comes in between.
 */
export const takeTurn = createTurns();

/** Those who come to this server are not kept waiting at its door. */
export function watchArrivals(server: Server): void {
  server.on('connection', () => {
    arrived += 1;
  });
}

/** A turn takes in one connection only: fifty that wait would see fifty steps made before them. */
async function takeEverybodyIn(): Promise<void> {
  for (let left = mostTakenIn; left > 0; left--) {
    const before = arrived;
    await aMoment();
    if (arrived === before) return;
  }
}
