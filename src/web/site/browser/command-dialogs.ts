/** Opens and closes dialogs as their buttons say, also where the browser does not know how yet. */
export function commandDialogs() {
  if (!('command' in HTMLButtonElement.prototype)) openByButton();
  // A browser may know `command` and not `closedby`.
  if (!('closedBy' in HTMLDialogElement.prototype)) closeBesideDialog();
}

function openByButton() {
  addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[commandfor]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
    if (!(button && dialog instanceof HTMLDialogElement)) return;
    // It would open as a popover, which leaves the page behind it alive.
    event.preventDefault();
    closeDialogs();
    if (button.getAttribute('command') === 'show-modal') dialog.showModal();
  });
}

/** A click on a dialog's backdrop says that it met the dialog. */
function closeBesideDialog() {
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
