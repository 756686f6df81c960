import { snapPortfolio } from './snap-portfolio.ts';
import { listenForSteps } from './step-input.ts';

/** How long an item takes to leave, and the next one to settle; the style sheet has it too. */
const stepTime = 300;

export type Direction = 1 | -1;

export interface Steps {
  /** Whether a step is under way: until it has settled no other counts. */
  isBusy(): boolean;
  canStep(direction: Direction): boolean;
  step(direction: Direction): void;
  ignoreSwipe(): void;
}

/**
 * The portfolio shows the item whose radio button is checked: that needs no script. This steps by
 * the buttons beside them, the wheel, a swipe and the keys.
 */
export function stepPortfolio() {
  const block = document.getElementById('portfolio');
  if (block) startSteps(block);
}

function startSteps(block: HTMLElement) {
  const dots = [...block.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const buttons = [...block.querySelectorAll<HTMLButtonElement>('[data-step]')];
  const position = block.querySelector('[aria-live]');
  let isBusy = false;
  const current = () => dots.findIndex((dot) => dot.checked);
  const neighbour = (direction: number) => dots[current() + direction];
  const tell = () => {
    const text = dots[current()]?.dataset.position ?? '';
    if (!position || position.textContent === text) return;
    position.textContent = text;
    for (const button of buttons) {
      button.ariaDisabled = String(!neighbour(directionOf(button)));
    }
  };
  const settle = () => {
    isBusy = true;
    const wait = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 2 * stepTime;
    setTimeout(() => {
      isBusy = false;
    }, wait);
    tell();
  };
  const places = snapPortfolio(block, {
    count: dots.length,
    current,
    choose(index) {
      if (dots[index]) dots[index].checked = true;
      settle();
    },
  });
  const steps: Steps = {
    isBusy: () => isBusy,
    canStep: (direction) => neighbour(direction) !== undefined,
    step(direction) {
      const next = neighbour(direction);
      if (isBusy || !next) return;
      next.checked = true;
      places.goToPlace();
      settle();
    },
    ignoreSwipe: places.ignore,
  };
  for (const dot of dots) {
    dot.addEventListener('click', (event) => isBusy && event.preventDefault());
    dot.addEventListener('change', () => {
      places.goToPlace();
      settle();
    });
  }
  for (const button of buttons) {
    button.addEventListener('click', () => steps.step(directionOf(button)));
  }
  // Coming back, the browser may have another one checked than the page was sent with.
  addEventListener('pageshow', tell);
  listenForSteps(block, steps);
}

const directionOf = ({ dataset }: HTMLElement) => (dataset.step === 'next' ? 1 : -1);
