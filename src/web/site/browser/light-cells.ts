/** As in tokens.css. */
const size = 120;

const controls = 'a, button, input, label, select, summary, textarea';

/** A mouse lights the cell of the grid that it points at; beside a control it would look like a fault. */
export function lightCells() {
  if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  let lit: HTMLElement | null = null;
  let at = '';
  addEventListener(
    'pointermove',
    ({ target, clientX, clientY }) => {
      const ground =
        target instanceof Element &&
        !target.closest(controls) &&
        target.closest<HTMLElement>('.grid-motif');
      const across = Math.round((clientX - innerWidth / 2) / size) * size;
      const down = Math.floor(clientY / size) * size;
      const cell = `calc(50% + ${across}px) ${down}px`;
      if (ground === lit && cell === at) return;
      lit?.style.removeProperty('--lit');
      lit = ground || null;
      at = cell;
      lit?.style.setProperty('--lit-at', cell);
      lit?.style.setProperty('--lit', '50%');
    },
    { passive: true },
  );
}
