/** All but the first part of a page; and what is marked as later, within a part that is long. */
const restSelector = '[data-first-screen] :is(main > :not(script) ~ *, main ~ footer, .later)';

/**
 * Most of a page is below the screen, and laying it out would keep the first tap waiting, as it
 * would whatever later changes the whole page. So nothing below the screen is touched before the
 * first paint. Then each part is laid out once, in a quiet moment: the browser remembers its height,
 * and nothing moves when it is scrolled to. From then on it is left alone while it is far away,
 * which the style sheet asks for from the start.
 */
export async function layOutRest(): Promise<void> {
  const rest = restOfPage();
  if (!isNewVisit()) show(rest, 'visible');
  const below = isNewVisit() ? belowScreen(rest) : [];
  show(below, 'hidden');
  await framePainted();
  // Not from hidden to visible within a frame: Chromium would count it as a shift of the layout.
  await showInTurn(below, 'auto');
  await framePainted();
  await showInTurn(rest, 'visible');
  // Letters that nothing on the screen needed come now, and may take more room or less.
  await document.fonts.ready;
  // Only what has been painted is remembered.
  await framePainted();
  show(rest.filter(isFar), 'auto');
  document.body.dataset.laidOut = '';
}

/** At once, where the place on the page matters. */
export function layOutAll() {
  show(restOfPage(), 'visible');
}

const restOfPage = () => [...document.querySelectorAll<HTMLElement>(restSelector)];

function show(parts: HTMLElement[], visibility: 'hidden' | 'auto' | 'visible') {
  for (const part of parts) part.style.contentVisibility = visibility;
}

/** As many in one quiet moment as are laid out within a few milliseconds, and at least one. */
async function showInTurn(parts: HTMLElement[], visibility: 'auto' | 'visible') {
  let end = 0;
  for (const part of parts) {
    if (performance.now() >= end) {
      await quietMoment();
      end = performance.now() + 4;
    }
    show([part], visibility);
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

/** What is nearer might be left alone for a moment while it is seen, and blink. */
function isFar(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return top > 2 * innerHeight || bottom < -innerHeight;
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
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 100 });
    else setTimeout(resolve);
  });
