/** A picture that cannot be loaded is marked, and the style sheet draws what stands in its place. */
export function markBrokenPictures() {
  const mark = ({ target, type }: Event) => {
    if (target instanceof HTMLImageElement) target.toggleAttribute('data-broken', type === 'error');
  };
  // Neither bubbles.
  addEventListener('error', mark, true);
  addEventListener('load', mark, true);
  for (const image of document.images) {
    if (image.complete && image.currentSrc && image.naturalWidth === 0) {
      image.toggleAttribute('data-broken', true);
    }
  }
}
