const offset = 120;

let observer: IntersectionObserver | undefined;

/** Hides an element again whenever it is back below the screen. */
export function revealOnScroll(element: Element): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  observer ??= new IntersectionObserver(markAll, {
    // What has been scrolled past stays shown.
    rootMargin: `1000000px 0px -${offset}px`,
  });
  observer.observe(element);
  return () => observer?.unobserve(element);
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
