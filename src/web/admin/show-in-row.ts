/** As the `ref` of the link that leads here: its list, which may scroll by itself, shows it. */
export function showInRow(link: HTMLElement | null) {
  if (!link) return;
  scrollListTo(link);
  // Other letters are of other widths.
  void document.fonts.ready.then(() => scrollListTo(link));
}

function scrollListTo(link: HTMLElement) {
  const list = link.closest('ul');
  if (!list) return;
  const around = list.getBoundingClientRect();
  const { x, y, width, height } = link.getBoundingClientRect();
  list.scrollBy({
    left: x + width / 2 - around.x - around.width / 2,
    top: y + height / 2 - around.y - around.height / 2,
    behavior: 'instant',
  });
}
