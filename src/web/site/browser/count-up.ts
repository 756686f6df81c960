import { watchScrolling } from './watch-scrolling.ts';

const duration = 1400;

/** Numbers that are scrolled to count up from nought, once; until then and on paper they stand. */
export function countUp() {
  let isScrolling = false;
  watchScrolling({
    moves() {
      isScrolling = true;
    },
    rests() {
      isScrolling = false;
    },
  });
  for (const element of document.querySelectorAll<HTMLElement>('[data-count]')) {
    countInView(element, Number(element.dataset.count), () => isScrolling);
  }
}

function countInView(element: HTMLElement, value: number, isScrolling: () => boolean) {
  let begun = 0;
  const write = (now: number) => {
    const share = Math.min(1, Math.max(0, (now - begun) / duration));
    // Quick at first, slow towards the end.
    element.textContent = String(Math.round(value * (1 - (1 - share) ** 3)));
    if (share < 1) requestAnimationFrame(write);
  };
  addEventListener('beforeprint', () => {
    begun = Number.NEGATIVE_INFINITY;
    element.textContent = String(value);
  });

  let isFirstLook = true;
  const observer = new IntersectionObserver((entries) => {
    // After a quick scroll there are several entries, and the last one is current.
    const isSeen = entries.at(-1)?.isIntersecting;
    // A number that a visitor already reads is not taken away, nor in a picture of the whole page.
    if (isSeen && !isFirstLook && isScrolling()) {
      // The room of the last number, so that nothing beside it moves.
      element.style.minWidth = `${element.offsetWidth}px`;
      begun = performance.now();
      write(begun);
      observer.disconnect();
    }
    if (isSeen && isFirstLook) observer.disconnect();
    isFirstLook = false;
  });
  observer.observe(element);
}
