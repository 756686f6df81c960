/** Whoever comes back finds the page, not the menu that led away from it. */
export function closeOnLeaving() {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('dialog a')) closeDialogs();
  });
  addEventListener('pagehide', closeDialogs);
  // A dialog that opens another one gives way to it.
  addEventListener(
    'command',
    ({ target }) => closeDialogs(target instanceof HTMLDialogElement ? target : undefined),
    true,
  );
}

function closeDialogs(except?: unknown) {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (dialog !== except) dialog.close();
  }
  for (const popover of document.querySelectorAll<HTMLElement>('dialog:popover-open')) {
    popover.hidePopover();
  }
}
