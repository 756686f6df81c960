import { closeDialogs } from './command-dialogs.ts';

/** Whoever comes back finds the page, not the menu that led away from it. */
export function closeOnLeaving() {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('dialog a')) closeDialogs();
  });
  addEventListener('pagehide', () => closeDialogs());
  // A dialog that opens another one gives way to it.
  addEventListener('command', ({ target }) => closeDialogs(target as Element), true);
}
