import { directionOfArrow } from './arrow-keys.ts';

/** Two positions: the list as it begins, and shifted so far that it shows its other end. */
export function shiftTestimonials() {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-shifted]')) {
    const buttons = [...carousel.querySelectorAll<HTMLElement>('[data-shifts-to]')];
    const shift = (isShifted: boolean) => {
      carousel.dataset.shifted = String(isShifted);
      // They stay focusable, so that the keyboard is not thrown out of the carousel.
      for (const button of buttons) {
        button.ariaDisabled = String(button.dataset.shiftsTo === carousel.dataset.shifted);
      }
    };
    for (const button of buttons) {
      button.addEventListener('click', () => shift(button.dataset.shiftsTo === 'true'));
    }
    carousel.addEventListener('keydown', (event) => {
      const direction = directionOfArrow(event);
      if (direction) shift(direction > 0);
    });
  }
}
