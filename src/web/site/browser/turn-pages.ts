import { twinOf } from '../language/address.ts';

/** How one page gives way to the next says transitions.css; here, what it cannot know by itself. */
export function turnPages() {
  addEventListener('pageswap', ({ viewTransition, activation }) =>
    mark(viewTransition, activation),
  );
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition) return;
    mark(viewTransition, navigation.activation);
    // A finger that comes down meanwhile means the page, and meets it.
    addEventListener('pointerdown', () => viewTransition.skipTransition(), { once: true });
  });
}

/** From a page to its twin in the other language the transition is one of its own. */
function mark(transition: ViewTransition | null, activation: NavigationActivation | null) {
  const from = pathOf(activation?.from);
  const to = pathOf(activation?.entry);
  if (from && to && twinOf(from) === to) transition?.types.add('twin');
}

const pathOf = (entry: NavigationHistoryEntry | null | undefined) =>
  entry?.url && new URL(entry.url).pathname;
