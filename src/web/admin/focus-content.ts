/** What had the focus is gone: the screen takes it, or the keyboard would begin at its top again. */
export const focusContent = () =>
  document.getElementById('content')?.focus({ preventScroll: true });
