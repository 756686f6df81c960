/** Where an arrow leads in the reading direction; with another key held it is the browser's own. */
export function directionOfArrow(event: KeyboardEvent): 1 | -1 | undefined {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || !['ArrowLeft', 'ArrowRight'].includes(key)) return;
  return (key === 'ArrowRight') === (document.dir === 'rtl') ? -1 : 1;
}

/** In Safari the arrows of radio buttons know no reading direction: both lead the other way in Arabic. */
export function directRadios() {
  if (document.dir !== 'rtl') return;
  addEventListener('keydown', (event) => {
    const { target, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof HTMLInputElement && target.type === 'radio'))
      return;
    const direction = directionOfArrow(event);
    if (!direction) return;
    event.preventDefault();
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      ({ name }) => name === target.name,
    );
    const next = group.at((group.indexOf(target) + direction) % group.length);
    next?.focus();
    next?.click();
  });
}
