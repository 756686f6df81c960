import { useState, useSyncExternalStore } from 'react';
import type { Language } from '../../../model/language.ts';
import { language } from '../language/text.ts';

export interface PreviewChoice {
  isOpen: boolean;
  language: Language;
  width: 'phone' | 'desktop';
}

const storageKey = 'adminPreview';
const wide = '(min-width: 80rem)';

/** How somebody wants the preview, remembered from screen to screen and from day to day. */
export function usePreviewChoice() {
  const [choice, setChoice] = useState(storedChoice);
  const hasRoom = useSyncExternalStore(onWidth, () => matchMedia(wide).matches);
  return {
    choice: { ...choice, isOpen: choice.isOpen && hasRoom },
    hasRoom,
    choose(next: Partial<PreviewChoice>) {
      const changed = { ...choice, ...next };
      setChoice(changed);
      localStorage.setItem(storageKey, JSON.stringify(changed));
    },
  };
}

function onWidth(listener: () => void) {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function storedChoice(): PreviewChoice {
  const first: PreviewChoice = { isOpen: false, language, width: 'desktop' };
  try {
    return { ...first, ...JSON.parse(localStorage.getItem(storageKey) ?? '{}') };
  } catch {
    return first;
  }
}
