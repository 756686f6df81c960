import { listenForSteps } from './step-input.ts';

/** How long an item takes to leave, and the next one to settle. */
const stepTime = 300;

export type Direction = 1 | -1;

export interface Shown {
  current: number;
  /** The item that is about to come, while the current one leaves. */
  next?: number;
}

export interface Steps {
  /** Whether a step is under way: until it has settled no other counts. */
  isBusy(): boolean;
  canStep(direction: Direction): boolean;
  step(direction: Direction): void;
  stepTo(position: number): void;
  /** Stops listening to the block. */
  end(): void;
}

/** Steps through `count` items, by what is called here and by what is done in the block. */
export function startSteps(
  block: HTMLElement | null,
  count: number,
  show: (shown: Shown) => void,
): Steps {
  let current = 0;
  let isBusy = false;
  const isItem = (position: number) => position >= 0 && position < count;
  const stepTo = (next: number) => {
    if (isBusy || next === current || !isItem(next)) return;
    isBusy = true;
    const arrive = () => {
      current = next;
      show({ current });
    };
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) arrive();
    else {
      show({ current, next });
      setTimeout(arrive, stepTime);
    }
    setTimeout(() => {
      isBusy = false;
    }, 2 * stepTime);
  };
  const listening = new AbortController();
  const steps: Steps = {
    isBusy: () => isBusy,
    canStep: (direction) => isItem(current + direction),
    step: (direction) => stepTo(current + direction),
    stepTo,
    end: () => listening.abort(),
  };
  if (block) listenForSteps(block, steps, listening.signal);
  return steps;
}
