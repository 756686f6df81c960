const readsAfter = 150;

/** A page that is long in coming says so; most arrive sooner than that can be read. */
export function showLoading() {
  const notice = document.getElementById('loading');
  if (!notice) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expect = () => {
    clearTimeout(timer);
    timer = setTimeout(() => notice.removeAttribute('hidden'), readsAfter);
  };
  const forget = () => {
    clearTimeout(timer);
    notice.setAttribute('hidden', '');
  };
  addEventListener('click', (event) => {
    if (!event.defaultPrevented && leadsAway(event)) expect();
  });
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) expect();
  });
  // Stopped, left, or come back to; the picture that a transition keeps of the page is taken before.
  addEventListener('pageswap', forget);
  addEventListener('pagehide', forget);
  addEventListener('pageshow', forget);
  addEventListener('keydown', ({ key }) => key === 'Escape' && forget());
}

function leadsAway({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.download) return false;
  return !link.hash || link.pathname !== location.pathname;
}
