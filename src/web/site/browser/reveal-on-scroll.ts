import { watchScrolling } from './watch-scrolling.ts';

const offset = 120;

/**
 * A part that a visitor scrolls down to rises into view. It is hidden just before it would come into
 * view, and only as long as the page moves: at rest no part of the page is hidden.
 */
export function revealOnScroll() {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-reveals]')];
  let isWatching = false;

  const near = new IntersectionObserver(
    (entries) => {
      // A browser may still tell of the time before the page came to rest.
      if (!isWatching) return;
      // Asked once: after each change it would be worked out anew.
      const screen = innerHeight;
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        // A part that a visitor already sees is never taken away.
        if (!isIntersecting || boundingClientRect.top < screen) continue;
        (target as HTMLElement).dataset.reveal = 'hidden';
        arrived.observe(target);
      }
    },
    { rootMargin: '0px 0px 50%' },
  );
  const arrived = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) show(target);
    },
    // A part that has been scrolled past has arrived, too.
    { rootMargin: `1000000px 0px -${offset}px` },
  );

  watchScrolling({
    moves(by) {
      // A jump is no scrolling: its end is there at once.
      if (isWatching || by <= 0 || by > innerHeight / 2) return;
      isWatching = true;
      for (const part of parts) near.observe(part);
    },
    rests() {
      isWatching = false;
      near.disconnect();
      arrived.disconnect();
      for (const part of parts) if (part.dataset.reveal) show(part);
    },
  });
}

function show(part: Element) {
  part.setAttribute('data-reveal', 'shown');
}
