const offset = 120;

/** What is still below the screen is hidden, and rises into view when it is scrolled to. */
export function revealOnScroll() {
  const observer = new IntersectionObserver(markAll, {
    // What has been scrolled past stays shown.
    rootMargin: `1000000px 0px -${offset}px`,
  });
  for (const element of document.querySelectorAll('[data-reveals]')) observer.observe(element);
}

function markAll(entries: IntersectionObserverEntry[]) {
  // Asked once: after each change it would be worked out anew.
  const screen = innerHeight;
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    // What a visitor already sees is never taken away.
    const isSeen = !target.hasAttribute('data-reveal') && boundingClientRect.top < screen;
    target.setAttribute('data-reveal', isIntersecting || isSeen ? 'shown' : 'hidden');
  }
}
