import type { Trouble } from '../storage/database-trouble.ts';
import { within } from '../timing/deadline.ts';
import { singleFlight } from '../timing/single-flight.ts';

/** What a part of the program's surroundings is like; words alone, no path, host or name. */
export type PartState =
  | 'ok'
  | Trouble
  | 'no answer'
  | 'missing'
  | 'forbidden'
  | 'behind'
  | 'ahead'
  | 'low'
  | 'slow'
  | 'not writable'
  | 'not used';

export type Probe = () => Promise<PartState>;
export type Parts = Record<string, PartState>;

export interface Look {
  status: 'ready' | 'not ready' | 'stopping';
  parts: Parts;
}

/** To be told of, but no reason to send visitors elsewhere. */
const bearable = new Set<PartState>(['ok', 'busy', 'ahead', 'low', 'slow', 'not used']);

interface Options {
  isStopping: () => boolean;
  onChange: (look: Look) => void;
  patience?: number;
  keptFor?: number;
}

/**
 * Whether the program can do what it is there for. However many ask, each part is looked at once a
 * second, and one that does not answer is not asked again before it has.
 */
export function createReadiness(
  probes: Record<string, Probe>,
  { isStopping, onChange, patience = 800, keptFor = 1_000 }: Options,
) {
  const patient = Object.entries(probes).map(
    ([part, probe]) => [part, withPatience(probe, patience)] as const,
  );
  let last: Look['status'] | undefined;

  async function lookAtAll(): Promise<Parts> {
    const states = patient.map(async ([part, probe]) => [part, await probe()] as const);
    return Object.fromEntries(await Promise.all(states));
  }
  const lookOnce = singleFlight(lookAtAll, { keptFor });

  return async (): Promise<Look> => {
    const parts = await lookOnce();
    const isReady = Object.values(parts).every((state) => bearable.has(state));
    const look: Look = {
      status: isStopping() ? 'stopping' : isReady ? 'ready' : 'not ready',
      parts,
    };
    if (look.status !== (last ?? 'ready')) onChange(look);
    last = look.status;
    return look;
  };
}

function withPatience(probe: Probe, patience: number): Probe {
  const running = singleFlight(() => probe().catch((): PartState => 'away'));
  return () => within(patience, running(), (): PartState => 'no answer');
}
