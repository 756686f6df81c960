import { type RefObject, useEffect, useRef } from 'react';

/** Everything but the pointer's leaving that closes the panel; Escape gives the focus back. */
export function useClosing(
  item: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
) {
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    if (!isOpen) return;
    const end = new AbortController();
    const { signal } = end;
    const closeOutside = ({ target }: Event) => {
      if (!item.current?.contains(target as Node)) close.current();
    };
    const closeOnEscape = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape') return;
      if (item.current?.contains(document.activeElement)) {
        item.current.querySelector('button')?.focus();
      }
      close.current();
    };
    // At the click, not on arrival: the next page may take a moment, and Back may bring this one.
    const closeOnLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close.current();
    };
    addEventListener('pointerdown', closeOutside, { signal });
    addEventListener('click', closeOnLink, { signal });
    addEventListener('keydown', closeOnEscape, { signal });
    // The panel's own scrolling does not reach the window.
    addEventListener('scroll', () => close.current(), { signal, passive: true });
    return () => end.abort();
  }, [item, isOpen]);
}
