import { useEffect, useEffectEvent } from 'react';

export type Shortcut = 'save' | 'search' | 'new' | 'next' | 'previous' | 'help';

/** Each with a modifier: a single letter would get in the way of speech input. */
const keys: Record<Shortcut, (event: KeyboardEvent) => boolean> = {
  save: (event) => isCommand(event) && event.code === 'KeyS',
  search: (event) => isCommand(event) && event.code === 'KeyK',
  new: (event) => event.altKey && event.code === 'KeyN',
  next: (event) => event.altKey && event.code === 'ArrowDown',
  // By what it writes: the key stands elsewhere on other keyboards.
  help: (event) => isCommand(event) && (event.key === '/' || event.code === 'Slash'),
  previous: (event) => event.altKey && event.code === 'ArrowUp',
};

export function useShortcut(
  shortcut: Shortcut,
  act: () => void,
  applies: () => unknown = () => true,
) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !keys[shortcut](event)) return;
    if (!applies()) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

const isCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => (ctrlKey || metaKey) && !altKey;
