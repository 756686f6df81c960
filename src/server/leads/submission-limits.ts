import pLimit from 'p-limit';
import { type Message, message } from '../../model/messages/message.ts';
import type { Say } from '../../model/messages/say.ts';
import type { CreateLimiter } from '../http/limiters.ts';
import { networkOf, widerNetworkOf } from '../http/network-of.ts';
import type { Refusal } from '../http/refusal.ts';
import { tooMany } from '../http/too-many.ts';

const minute = 60;
const day = 24 * 60 * minute;

/**
 * Generous, since many people may share one address: a carrier has few for thousands. Leads marked
 * as spam have allowances of their own, so that they never use up those of people.
 */
export const submissionLimits = {
  ofNetwork: { points: 60, duration: minute },
  acceptedOfNetwork: { points: 300, duration: day },
  markedOfNetwork: { points: 60, duration: day },
  markedOfWider: { points: 600, duration: day },
  /** A network that has sent more than its share waits first when all together send too much. */
  ofAll: { points: 600, duration: minute },
  shareOfWider: { points: 60, duration: minute },
  most: 1_200,
  /** With the longest of texts about 90 MB. */
  markedOfAll: { points: 3_000, duration: day },
  /** That wait to be stored. */
  markedWaiting: 50,
};

interface Sender {
  address: string;
  isMarked: boolean;
  /** In whose words a refusal is said. */
  say: Say;
}

export type SubmissionLimits = ReturnType<typeof createSubmissionLimits>;

export function createSubmissionLimits(createLimiter: CreateLimiter) {
  const ofNetwork = createLimiter('submissions', submissionLimits.ofNetwork);
  const accepted = createLimiter('accepted-submissions', submissionLimits.acceptedOfNetwork);
  const marked = createLimiter('marked-submissions', submissionLimits.markedOfNetwork);
  const markedOfWider = createLimiter('marked-of-wider', submissionLimits.markedOfWider);
  const markedOfAll = createLimiter('all-marked-submissions', submissionLimits.markedOfAll);
  const ofAll = createLimiter('all-submissions', submissionLimits.ofAll);
  const shareOfWider = createLimiter('submissions-of-wider', submissionLimits.shareOfWider);

  const markedInTurn = pLimit(1);

  /**
   * The limits of a whole network and of all senders come first: one host may have millions of
   * addresses, and none of them is to be remembered for a day only to be refused.
   */
  async function receiveMarked({ address, say }: Sender): Promise<void> {
    const { markedOfNetwork: own, markedOfWider: wider, markedOfAll: all } = submissionLimits;
    const [refuse, network] = [inADay(say), widerNetworkOf(address)];
    refuseFull(all.points, await markedOfAll.get('everybody'), refuse);
    refuseFull(wider.points, await markedOfWider.get(network), refuse);
    refuseBeyond(own.points, await marked.penalty(networkOf(address)), refuse);
    refuseBeyond(wider.points, await markedOfWider.penalty(network), refuse);
    refuseBeyond(all.points, await markedOfAll.penalty('everybody'), refuse);
  }

  async function acceptOthers({ address, say }: Sender): Promise<void> {
    const { acceptedOfNetwork: own, ofAll: all, shareOfWider: share, most } = submissionLimits;
    const wider = await shareOfWider.penalty(widerNetworkOf(address));
    // A refused lead is not counted: it would use up the allowance of the other networks.
    if (wider.consumedPoints > share.points) {
      refuseFull(all.points, await ofAll.get('everybody'), atOnce(say));
    }
    refuseBeyond(most, await ofAll.penalty('everybody'), atOnce(say));
    refuseBeyond(own.points, await accepted.penalty(networkOf(address)), inADay(say));
  }

  return {
    /** Refuses an address that is over its limit already; counts nothing. */
    async admit({ address, say }: Omit<Sender, 'isMarked'>): Promise<void> {
      const network = networkOf(address);
      const { ofNetwork: atOne, acceptedOfNetwork: ofDay } = submissionLimits;
      const [sent, taken] = await Promise.all([ofNetwork.get(network), accepted.get(network)]);
      if (sent) refuseBeyond(atOne.points, sent, atOnce(say));
      if (taken) refuseBeyond(ofDay.points, taken, inADay(say));
    },
    /** Counts every lead that is sent, before its fields are checked. */
    async receive(sender: Sender): Promise<void> {
      if (sender.isMarked) return receiveMarked(sender);
      const { address, say } = sender;
      const { points } = submissionLimits.ofNetwork;
      refuseBeyond(points, await ofNetwork.penalty(networkOf(address)), atOnce(say));
    },
    /** Counts a lead that is about to be stored. */
    async accept(sender: Sender): Promise<void> {
      if (!sender.isMarked) await acceptOthers(sender);
    },
    /** Stores marked leads one at a time: a flood of them holds up no other lead. */
    async store({ isMarked, say }: Sender, store: () => Promise<void>): Promise<void> {
      if (!isMarked) return store();
      const { markedWaiting } = submissionLimits;
      if (markedInTurn.pendingCount >= markedWaiting) throw atOnce(say)(minute * 1000);
      return markedInTurn(store);
    },
  };
}

interface Counted {
  consumedPoints: number;
  msBeforeNext: number;
}

type Refuse = (msBeforeNext: number) => Refusal;

function refuseBeyond(points: number, counted: Counted, refuse: Refuse): void {
  if (counted.consumedPoints > points) throw refuse(counted.msBeforeNext);
}

const refuseFull = (points: number, counted: Counted | null, refuse: Refuse) =>
  counted && refuseBeyond(points - 1, counted, refuse);

const refuseSaying =
  (said: Message) =>
  (say: Say): Refuse =>
  (msBeforeNext) =>
    tooMany(said, msBeforeNext, say);

const atOnce = refuseSaying(message('tooManySubmissions'));
const inADay = refuseSaying(message('tooManyInADay'));
