import { useEffect, useEffectEvent } from 'react';

export type Shortcut = 'save' | 'search' | 'new' | 'next' | 'previous' | 'undo' | 'help';

/** Each with a modifier: a single letter would get in the way of speech input. */
const keys: Record<Shortcut, (event: KeyboardEvent) => boolean> = {
  save: (event) => isCommand(event) && event.code === 'KeyS',
  search: (event) => isCommand(event) && event.code === 'KeyK',
  new: (event) => isAlt(event) && event.code === 'KeyN',
  next: (event) => isAlt(event) && event.code === 'ArrowDown',
  // Inside a field the browser takes back typed letters.
  undo: (event) =>
    isCommand(event) && event.code === 'KeyZ' && !event.shiftKey && !isInField(event),
  // By what it writes: the key stands elsewhere on other keyboards.
  help: (event) => isCommand(event) && (event.key === '/' || event.code === 'Slash'),
  previous: (event) => isAlt(event) && event.code === 'ArrowUp',
};

export function useShortcut(
  shortcut: Shortcut,
  act: () => void,
  applies: () => unknown = () => true,
) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Every form with changes saves; of any other shortcut only the first listener acts.
    if (event.defaultPrevented && shortcut !== 'save') return;
    if (!keys[shortcut](event)) return;
    if (!applies()) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** The window over the screen, if the focus is in one: the screen under it is out of reach. */
export const windowInFront = () => document.activeElement?.closest('[role$="dialog"]');

const isCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => (ctrlKey || metaKey) && !altKey;

/** In a field these keys move by paragraphs, open a list or write a letter of another alphabet. */
const isAlt = (event: KeyboardEvent) =>
  event.altKey && !event.ctrlKey && !event.metaKey && !isInField(event);

const isInField = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.matches(`input:not(${pressed}), textarea, select`);

const pressed = '[type=checkbox], [type=radio], [type=file]';
