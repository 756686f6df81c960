/**
 * The screen takes the focus of an element that has gone; else the keyboard would begin at the top of
 * the page again.
 */
export const focusContent = () =>
  document.getElementById('content')?.focus({ preventScroll: true });
