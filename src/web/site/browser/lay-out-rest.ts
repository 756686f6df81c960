/** All but the first part of a page; and what is marked as later, within a part that is long. */
const restSelector = ':is(main > :not(script) ~ *, main ~ footer, .later)';

/**
 * Most of a page is below the screen, and laying it out would keep the first paint and the first tap
 * waiting. So nothing below the screen is touched before the first paint; then each part is laid
 * out, once, in a quiet moment, and stays: a page that has come to rest is all there, also for a
 * picture of the whole page.
 */
export async function layOutRest(): Promise<void> {
  if (isNewVisit()) {
    const rest = restOfPage();
    show(rest, 'auto');
    const below = belowScreen(rest);
    show(below, 'hidden');
    await framePainted();
    // Not from hidden to visible within a frame: Chromium would count it as a shift of the layout.
    show(below, 'auto');
    await framePainted();
    await showInTurn(rest);
    // Letters that nothing on the screen needed come now, and may take more room or less.
    await document.fonts.ready;
  }
  document.body.dataset.laidOut = '';
}

/** At once, where the place on the page matters. */
export function layOutAll() {
  show(restOfPage(), '');
}

const restOfPage = () => [...document.querySelectorAll<HTMLElement>(restSelector)];

function show(parts: HTMLElement[], visibility: 'hidden' | 'auto' | '') {
  for (const part of parts) part.style.contentVisibility = visibility;
}

/** As many in one quiet moment as are laid out within a few milliseconds, and at least one. */
async function showInTurn(parts: HTMLElement[]) {
  let end = 0;
  for (const part of parts) {
    if (performance.now() >= end) {
      await quietMoment();
      end = performance.now() + 4;
    }
    show([part], '');
    // Laid out by the question where it is, so that its time is known.
    part.getBoundingClientRect();
  }
}

/** What is within such a part is not asked where it is: the answer would lay it out. */
function belowScreen(parts: HTMLElement[]): HTMLElement[] {
  let around: HTMLElement | undefined;
  return parts.filter((part) => {
    if (around?.contains(part)) return true;
    const isBelow = part.getBoundingClientRect().top > innerHeight;
    if (isBelow) around = part;
    return isBelow;
  });
}

/** Not one with a place of its own: a fragment, a reload, the way back, or made ready unseen. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate' && !location.hash && !document.prerendering;
}

/** The second frame begins when the first one has been painted. */
async function framePainted() {
  await nextFrame();
  await nextFrame();
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** Safari has no requestIdleCallback. */
const quietMoment = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 50 });
    else setTimeout(resolve);
  });
