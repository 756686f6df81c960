interface Scrolling {
  /** By how many pixels since the last time: negative on the way up. */
  moves(by: number): void;
  rests(): void;
}

/** In milliseconds without a move. Not every browser has an event for the end of scrolling. */
const restsAfter = 150;

export function watchScrolling({ moves, rests }: Scrolling) {
  let last = scrollY;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(resting);
    resting = setTimeout(rests, restsAfter);
    moves(scrollY - last);
    last = scrollY;
  };
  addEventListener('scroll', look, { passive: true });
}
