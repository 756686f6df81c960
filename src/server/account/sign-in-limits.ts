import pLimit from 'p-limit';
import type { Message } from '../../model/messages/message.ts';
import type { CreateLimiter } from '../http/limiters.ts';
import { tooMany } from '../http/too-many.ts';
import { pause } from '../timing/pause.ts';

/** Ends early where `gone` aborts. */
export type Wait = (milliseconds: number, gone: AbortSignal) => Promise<unknown>;

export interface Try {
  account: string;
  /** Who tries, as far as can be told. */
  network: string;
  /** The network behind that one, of which a single host may have thousands. */
  wider: string;
  /** Whether the account has been signed in to from this network before. */
  isKnown: boolean;
  /** Aborts when the client has hung up. */
  gone: AbortSignal;
}

/** As many wrong tries in a row are answered, the next is refused; in seconds. */
export const wrongTries = { points: 10, duration: 15 * 60 };

/** The same for all of a wider network together, where the account was never signed in to. */
const wrongTriesOfWider = { points: 100, duration: 15 * 60 };

/** Wrong tries of others that an account takes before it slows down, and how slow it gets. */
export const slowness = { after: 5, first: 250, longest: 60_000 };

const wrongTriesOnAccount = { points: Number.MAX_SAFE_INTEGER, duration: 60 * 60 };

/** Tries that are waited for at once, those held back included. */
export const mostUnderWay = { ofAll: 500, ofWider: 100, ofNetwork: 50 };

interface Options {
  /** What the counts are kept under. */
  name: string;
  /** What is said to who has made too many. */
  said: Message;
  createLimiter: CreateLimiter;
  wait?: Wait | undefined;
}

/** Lets one try at a time through; a try that gives `null` was a wrong one. */
export function createSignInLimits({ name, said, createLimiter, wait = pause }: Options) {
  const byNetwork = createLimiter(`${name}-of-network`, wrongTries);
  const byWider = createLimiter(`${name}-of-wider`, wrongTriesOfWider);
  const byAccount = createLimiter(`${name}-of-account`, wrongTriesOnAccount);
  // Apart, so that strangers who fill their lane leave the administrator's own way in open.
  const lanes = { known: createLane(said), strangers: createLane(said) };

  async function refuseBlocked({ network, wider, isKnown }: Try) {
    refuseFrom(wrongTries.points, await byNetwork.get(network));
    if (!isKnown) refuseFrom(wrongTriesOfWider.points, await byWider.get(wider));
  }

  function refuseFrom(points: number, wrong: Awaited<ReturnType<typeof byNetwork.get>>) {
    if (wrong && wrong.consumedPoints >= points && wrong.msBeforeNext > 0) {
      throw tooMany(said, wrong.msBeforeNext);
    }
  }

  /** Only the wrong tries of other networks count: one's own are limited in number already. */
  async function delayOf({ account, network }: Try) {
    const onAccount = (await byAccount.get(account))?.consumedPoints ?? 0;
    const own = (await byNetwork.get(network))?.consumedPoints ?? 0;
    const steps = onAccount - own - slowness.after;
    return steps < 0 ? 0 : Math.min(slowness.longest, slowness.first * 2 ** steps);
  }

  return async function limited<T>(aTry: Try, attempt: () => Promise<T | null>): Promise<T | null> {
    await refuseBlocked(aTry);
    const lane = aTry.isKnown ? lanes.known : lanes.strangers;
    return lane(aTry, async (inTurn) => {
      if (!aTry.isKnown) await wait(await delayOf(aTry), aTry.gone);
      // Its place goes to another try: clients that hang up at once could else fill the lane for a
      // minute.
      if (aTry.gone.aborted) throw tooMany(said, slowness.longest);
      return inTurn(async () => {
        await refuseBlocked(aTry);
        const result = await attempt();
        if (result === null) {
          await byNetwork.penalty(aTry.network);
          await byWider.penalty(aTry.wider);
          await byAccount.penalty(aTry.account);
        } else {
          await byNetwork.delete(aTry.network);
        }
        return result;
      });
    });
  };
}

/**
 * Counts the tries under way, those included whose answer is being held back, and refuses more than
 * the limits: in all, of one network, and of the wider network behind it, so that no network takes
 * the room of the others.
 */
function createLane(said: Message) {
  const inTurn = pLimit(1);
  const byNetwork = new Map<string, number>();
  let underWay = 0;
  const of = (network: string) => byNetwork.get(network) ?? 0;
  function change(network: string, by: 1 | -1) {
    const left = of(network) + by;
    if (left === 0) byNetwork.delete(network);
    else byNetwork.set(network, left);
  }
  return async <T>(
    { network, wider }: Try,
    task: (turn: typeof inTurn) => Promise<T>,
  ): Promise<T> => {
    const { ofAll, ofNetwork, ofWider } = mostUnderWay;
    const behind = `behind ${wider}`;
    if (underWay >= ofAll || of(network) >= ofNetwork || of(behind) >= ofWider) {
      throw tooMany(said, slowness.longest);
    }
    const count = (by: 1 | -1) => {
      underWay += by;
      for (const each of [network, behind]) change(each, by);
    };
    count(1);
    try {
      return await task(inTurn);
    } finally {
      count(-1);
    }
  };
}
