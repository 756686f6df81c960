import type { Language } from '../../model/language.ts';
import { message } from '../../model/messages/message.ts';
import { sayIn } from '../../model/messages/say.ts';
import type { Asker } from '../http/asker-of.ts';
import { Refusal } from '../http/refusal.ts';
import { takeTurn } from '../timing/turns.ts';

export const queueLimits = {
  /** Each has one answer made in its turn: at some 10 ms, the last waits for half a second. */
  networks: 50,
  /** As many requests as a browser, a carrier's address or a link checker sends in one go. */
  ofNetwork: 100,
  /** More than one, since an answer that waits for the database leaves the processor to others. */
  atOnce: 4,
};

export interface Render<T> {
  made: Promise<T>;
  /** Adds a further asker; the answer gets a place in the line of that asker's network, too. */
  join(asker: Asker): void;
  hasBegun(): boolean;
}

/** The asker of answers that are made before a request comes. */
export const ahead: Asker = { network: '', language: 'en' };

interface Place {
  isWanted(): boolean;
  start(): Promise<unknown>;
}

/**
 * To make an answer costs far more than to ask for it. The networks that wait take turns, so that a
 * network that asks for hundreds of pages waits behind itself. An answer whose askers have all hung
 * up is not made.
 */
export function createRenderQueue(limits = queueLimits) {
  /** In the order of their turns. */
  const lines = new Map<string, Place[]>();
  let underWay = 0;

  function takePlace(place: Place, network: string): boolean {
    const line = lines.get(network) ?? [];
    const hasRoom =
      line.length < limits.ofNetwork && (lines.has(network) || lines.size < limits.networks);
    if (!hasRoom) return false;
    lines.set(network, line);
    line.push(place);
    return true;
  }

  function next(): Place | undefined {
    for (const [network, line] of lines) {
      const place = line.shift();
      lines.delete(network);
      // Behind all the others.
      if (line.length > 0) lines.set(network, line);
      if (place?.isWanted()) return place;
    }
    return undefined;
  }

  async function work(): Promise<void> {
    if (underWay >= limits.atOnce || lines.size === 0) return;
    underWay += 1;
    await takeTurn();
    await next()?.start();
    underWay -= 1;
    work();
  }

  return {
    /** Refuses where there is no place. */
    add<T>(asker: Asker, make: () => Promise<T>): Render<T> {
      const { promise: made, resolve, reject } = Promise.withResolvers<T>();
      const askers = [asker];
      let isBegun = false;
      const place: Place = {
        isWanted() {
          if (isBegun) return false;
          const isWanted = askers.some(({ gone }) => !gone?.aborted);
          if (!isWanted) reject(busy(asker.language));
          return isWanted;
        },
        async start() {
          isBegun = true;
          await Promise.try(make).then(resolve, reject);
        },
      };
      if (!takePlace(place, asker.network)) throw busy(asker.language);
      work();
      return {
        made,
        hasBegun: () => isBegun,
        join(other) {
          const isIn = askers.some(({ network }) => network === other.network);
          askers.push(other);
          // Where that line is full, the answer comes in the turn of an earlier asker.
          if (!isIn && !isBegun) takePlace(place, other.network);
        },
      };
    },

    /** How many wait. */
    length: () => lines.values().reduce((sum, line) => sum + line.length, 0),
  };
}

const busy = (language: Language) =>
  new Refusal(503, message('busyNow'), {
    say: (said) => sayIn(language, said),
    headers: { 'Retry-After': '2' },
    isExpected: true,
  });
