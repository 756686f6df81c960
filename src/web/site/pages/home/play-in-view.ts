/** Plays while any of it is on screen, unless the visitor has paused it or wants only the poster. */
export function playInView(video: HTMLVideoElement): () => void {
  if (wantsStillness()) return () => {};
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) video.pause();
    // A browser may refuse, to save power: then the poster stays.
    else if (!video.dataset.paused) video.play().catch(() => {});
  });
  observer.observe(video);
  return () => observer.disconnect();
}

function wantsStillness(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}
