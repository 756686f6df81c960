import { directionOfArrow } from './arrow-keys.ts';
import type { Direction, Steps } from './step-portfolio.ts';

const wheelThreshold = 20;
const touchThreshold = 50;
const nudge = 150;
const margin = 100;

/**
 * Steps with the wheel, a vertical swipe and the arrow keys, while the block is what one looks at.
 * Across it the browser itself steps (portfolio.css).
 */
export function listenForSteps(block: HTMLElement, steps: Steps): void {
  block.addEventListener(
    'wheel',
    (event) => {
      const { deltaX, deltaY, ctrlKey } = event;
      const isVertical = Math.abs(deltaY) > Math.abs(deltaX);
      if (ctrlKey || !isVertical || !isInView(block)) return;
      if (Math.abs(pixelsOf(event)) < wheelThreshold) return;
      event.preventDefault();
      stepOrNudge(steps, deltaY > 0 ? 1 : -1);
    },
    { passive: false },
  );

  let start: Touch | undefined;
  block.addEventListener(
    'touchstart',
    ({ touches }) => {
      start = touches.length === 1 && isInView(block) ? touches[0] : undefined;
    },
    { passive: true },
  );
  // The page moves with the finger all the same: nobody is held here. Who leaves by it, leaves.
  block.addEventListener('touchend', ({ changedTouches: [end] }) => {
    if (!start || !end) return;
    const across = Math.abs(start.clientX - end.clientX);
    const up = start.clientY - end.clientY;
    if (Math.max(across, Math.abs(up)) < touchThreshold) steps.ignoreSwipe();
    else if (Math.abs(up) > across && isInView(block)) steps.step(up > 0 ? 1 : -1);
  });

  block.addEventListener('keydown', (event) => {
    const direction = directionOfArrow(event);
    if (!direction) return;
    event.preventDefault();
    steps.step(direction);
  });
}

/** Whether the block fills the viewport, or lies in it, give or take the margin. */
function isInView(block: HTMLElement): boolean {
  const { top, bottom } = block.getBoundingClientRect();
  const fills = top <= margin && bottom >= innerHeight - margin;
  const lies = top >= -margin && bottom <= innerHeight + margin;
  return fills || lies;
}

/** Some wheels count lines or pages. */
function pixelsOf({ deltaY, deltaMode }: WheelEvent): number {
  const unit = [1, 16, innerHeight][deltaMode] ?? 1;
  return deltaY * unit;
}

function stepOrNudge(steps: Steps, direction: Direction): void {
  if (steps.isBusy()) return;
  if (steps.canStep(direction)) {
    steps.step(direction);
    return;
  }
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top: direction * nudge, behavior: isCalm ? 'instant' : 'smooth' });
}
