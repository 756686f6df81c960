import { twinOf } from '../language/address.ts';

/**
 * How one page gives way to the next says transitions.css; here, what it cannot know by itself.
 * Safari does not say yet where one comes from or goes to: there the link tells, and the referrer.
 */
export function turnPages() {
  let followed: HTMLAnchorElement | null = null;
  addEventListener('click', ({ target }) => {
    followed = target instanceof Element ? target.closest('a') : null;
  });
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    mark(viewTransition, location.href, activation?.entry?.url ?? followed?.href);
    allowSkipping(viewTransition);
  });
  let isFirst = true;
  addEventListener('pagereveal', ({ viewTransition }) => {
    const referrer = isFirst ? document.referrer : '';
    isFirst = false;
    if (!viewTransition) return;
    allowSkipping(viewTransition);
    const { activation } = globalThis.navigation ?? {};
    mark(viewTransition, activation ? activation.from?.url : referrer, location.href);
    // A finger that comes down meanwhile means the page, and meets it.
    addEventListener('pointerdown', () => viewTransition.skipTransition(), { once: true });
  });
}

/** From a page to its twin in the other language the transition is one of its own. */
function mark(transition: ViewTransition | null, from?: string | null, to?: string | null) {
  if (transition && from && to && twinOf(pathOf(from)) === pathOf(to)) transition.types.add('twin');
}

/** One that is skipped is no error; Safari calls it a promise that was lost. */
const allowSkipping = (transition: ViewTransition | null) =>
  transition?.ready.catch(() => undefined);

const pathOf = (address: string) => new URL(address).pathname;
