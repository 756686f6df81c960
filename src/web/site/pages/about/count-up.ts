const duration = 1400;

/** Once, from nought, when the element comes into view; never where nothing may move. */
export function countUpInView(element: HTMLElement, value: number): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  let frame = 0;
  const write = (count: number) => {
    element.textContent = String(count);
  };

  const count = (begun: number) => (now: number) => {
    const share = Math.min(1, Math.max(0, (now - begun) / duration));
    // Quick at first, slow towards the end.
    write(Math.round(value * (1 - (1 - share) ** 3)));
    if (share < 1) frame = requestAnimationFrame(count(begun));
  };

  let isFirstLook = true;
  const observer = new IntersectionObserver(([entry]) => {
    // What a visitor already reads is not taken away.
    if (isFirstLook && entry?.isIntersecting) return observer.disconnect();
    if (isFirstLook) write(0);
    isFirstLook = false;
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    frame = requestAnimationFrame(count(performance.now()));
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    write(value);
  };
}
