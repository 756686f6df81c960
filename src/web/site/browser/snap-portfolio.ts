interface Items {
  count: number;
  current(): number;
  /** A finger has moved nearer to this one than to the one that is shown. */
  choose(index: number): void;
}

/**
 * Ties the item that is shown to the place that the block is scrolled to: see portfolio.css. Before
 * the first item's place there is an empty one. In Arabic the first item has the place furthest to
 * the right.
 */
export function snapPortfolio(block: HTMLElement, { count, current, choose }: Items) {
  const isRtl = document.dir === 'rtl';
  const placeOf = (index: number) => (isRtl ? count - index : index + 1);
  const indexAt = (place: number) => (isRtl ? count - place : place - 1);
  let isIgnored = false;
  let widthOfPlaces = 0;
  const drag = (by: number) => {
    const isDragged = Math.abs(by) > 0.01;
    // All that is in the block is styled anew.
    if (!isDragged && !('dragged' in block.dataset)) return;
    block.style.setProperty('--drag', `${isDragged ? by : 0}`);
    block.toggleAttribute('data-dragged', isDragged);
  };
  const goToPlace = () => {
    block.scrollTo({ left: placeOf(current()) * block.clientWidth, behavior: 'instant' });
    // Until the block is laid out there are none: see lay-out-rest.ts.
    widthOfPlaces = block.scrollLeft && block.scrollWidth;
    drag(0);
  };
  const endIgnoring = () => {
    if (isIgnored) goToPlace();
    isIgnored = false;
  };

  block.addEventListener('scroll', () => {
    // No finger: the window has another size, or the places have gone or come.
    if (block.scrollWidth !== widthOfPlaces) return goToPlace();
    const index = isIgnored ? current() : indexAt(block.scrollLeft / block.clientWidth);
    const nearest = Math.min(Math.max(Math.round(index), 0), count - 1);
    drag(isRtl ? nearest - index : index - nearest);
    if (nearest !== current()) choose(nearest);
  });
  block.addEventListener('scrollend', () => {
    isIgnored = false;
    // A finger's swipe ends there by itself.
    goToPlace();
  });
  block.addEventListener('touchstart', endIgnoring, { passive: true });
  // Also for a moment only, as while a picture is taken of the whole page.
  addEventListener('resize', goToPlace);
  new IntersectionObserver(goToPlace, { rootMargin: '100%' }).observe(block);

  return {
    goToPlace,
    /** For a swipe that does not count: however far it glides, nothing follows it. */
    ignore() {
      isIgnored = true;
    },
  };
}
