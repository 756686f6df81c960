import { twinOf } from '../../../model/addresses.ts';

/**
 * transitions.css says how one page gives way to the next; this script marks the way between a page
 * and its twin. Safari does not say yet which page comes before or after: there the followed link and
 * the referrer say it.
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

/** A skipped transition is no error, but Safari reports its promise as rejected and not handled. */
const allowSkipping = (transition: ViewTransition | null) =>
  transition?.ready.catch(() => undefined);

const pathOf = (address: string) => new URL(address).pathname;
