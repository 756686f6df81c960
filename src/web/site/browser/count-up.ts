const duration = 1400;

/** Numbers count up from nought when they come into view, once. */
export function countUp() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-count]')) {
    countInView(element, Number(element.dataset.count));
  }
}

function countInView(element: HTMLElement, value: number) {
  const write = (count: number) => {
    element.textContent = String(count);
  };
  const count = (begun: number) => (now: number) => {
    const share = Math.min(1, Math.max(0, (now - begun) / duration));
    // Quick at first, slow towards the end.
    write(Math.round(value * (1 - (1 - share) ** 3)));
    if (share < 1) requestAnimationFrame(count(begun));
  };

  let isFirstLook = true;
  const observer = new IntersectionObserver(([entry]) => {
    // What a visitor already reads is not taken away.
    if (isFirstLook && entry?.isIntersecting) return observer.disconnect();
    if (isFirstLook) write(0);
    isFirstLook = false;
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    requestAnimationFrame(count(performance.now()));
  });
  observer.observe(element);
}
