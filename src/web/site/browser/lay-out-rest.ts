/**
 * Most of a page is below the screen, and laying it out would keep the first tap waiting. So the
 * style sheet leaves what follows the first section alone, and it is laid out here, one part in each
 * quiet moment after the first paint. Where the place on the page matters at once, so is all of it.
 */
export async function layOutRest(): Promise<void> {
  const { documentElement: page } = document;
  if (!isNewVisit()) {
    delete page.dataset.firstScreen;
    return;
  }
  await firstPaint();
  for (const part of document.querySelectorAll<HTMLElement>(
    '[data-first-screen] :is(main > section ~ *, main ~ footer)',
  )) {
    await quietMoment();
    part.style.contentVisibility = 'visible';
  }
  delete page.dataset.firstScreen;
}

/** Not one with a place of its own: a fragment, a reload, the way back, or made ready unseen. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate' && !location.hash && !document.prerendering;
}

const firstPaint = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });

/** Safari has no requestIdleCallback. */
const quietMoment = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 100 });
    else setTimeout(resolve);
  });
