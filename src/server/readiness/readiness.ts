import { setTimeout as sleep } from 'node:timers/promises';
import type { Trouble } from '../storage/database-trouble.ts';

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
  within?: number;
  keptFor?: number;
}

/**
 * Whether the program can do what it is there for. However many ask, each part is looked at once a
 * second, and one that does not answer is not asked again before it has.
 */
export function createReadiness(
  probes: Record<string, Probe>,
  { isStopping, onChange, within = 800, keptFor = 1_000 }: Options,
) {
  const patient = Object.entries(probes).map(
    ([part, probe]) => [part, withPatience(probe, within)] as const,
  );
  let looking: Promise<Parts> | undefined;
  let last: Look['status'] | undefined;

  async function lookAtAll(): Promise<Parts> {
    const states = patient.map(async ([part, probe]) => [part, await probe()] as const);
    return Object.fromEntries(await Promise.all(states));
  }

  return async (): Promise<Look> => {
    looking ??= lookAtAll().finally(() => {
      setTimeout(() => {
        looking = undefined;
      }, keptFor).unref();
    });
    const parts = await looking;
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

function withPatience(probe: Probe, within: number): Probe {
  let running: Promise<PartState> | undefined;
  return () => {
    running ??= probe()
      .catch((): PartState => 'away')
      .finally(() => {
        running = undefined;
      });
    return Promise.race([running, sleep<PartState>(within, 'no answer', { ref: false })]);
  };
}
