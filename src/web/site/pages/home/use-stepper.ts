import { useMemo, useState } from 'react';

/** How long an item takes to leave, and the next one to settle. */
const stepTime = 300;

export type Direction = 1 | -1;

export interface Stepper {
  /** Whether a step is under way: until it has settled no other counts. */
  isBusy(): boolean;
  canStep(direction: Direction): boolean;
  step(direction: Direction): void;
  stepTo(position: number): void;
}

interface Shown {
  current: number;
  /** The item that is about to come, while the current one leaves. */
  next?: number;
}

export function useStepper(count: number): Shown & { stepper: Stepper } {
  const [shown, show] = useState<Shown>({ current: 0 });
  const stepper = useMemo(() => createStepper(count, show), [count]);
  return { ...shown, stepper };
}

function createStepper(count: number, show: (shown: Shown) => void): Stepper {
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
  return {
    isBusy: () => isBusy,
    canStep: (direction) => isItem(current + direction),
    step: (direction) => stepTo(current + direction),
    stepTo,
  };
}
