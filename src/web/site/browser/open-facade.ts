/**
 * The façade slides apart as the page is scrolled, which the style sheet does by itself: see
 * facade.css. It begins with the first scroll, for what can move is dear to style, and until then
 * nothing does.
 */
export function openFacade() {
  const facade = document.querySelector<HTMLElement>('[data-opens]');
  if (!facade) return;
  const open = () => {
    facade.dataset.opens = 'scrolled';
  };
  if (scrollY > 0) open();
  else addEventListener('scroll', open, { once: true, passive: true });
}
