/** Opens and closes dialogs as their buttons say, in browsers that do not know `command` yet. */
export function commandDialogs() {
  if ('command' in HTMLButtonElement.prototype) return;
  addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[commandfor]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
    if (!(button && dialog instanceof HTMLDialogElement)) return;
    // It would open as a popover, which leaves the page behind it alive.
    event.preventDefault();
    closeDialogs();
    if (button.getAttribute('command') === 'show-modal') dialog.showModal();
  });
  // Nor do these know `closedby`. Its backdrop says that it is the dialog.
  addEventListener('click', ({ target, clientX: x, clientY: y }) => {
    if (!(target instanceof HTMLDialogElement)) return;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) closeDialogs();
  });
}

/** Whatever is open over the page, also what was opened as a popover before a script was there. */
export function closeDialogs(except?: Element) {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (dialog !== except) dialog.close();
  }
  for (const popover of document.querySelectorAll<HTMLElement>('dialog:popover-open')) {
    popover.hidePopover();
  }
}
