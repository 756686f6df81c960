interface Scrolling {
  /** How far down since it was last asked; less than nothing on the way up. */
  moves(by: number): void;
  rests(): void;
}

/** A page that has not moved for so long has come to rest: not every browser says so by itself. */
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
