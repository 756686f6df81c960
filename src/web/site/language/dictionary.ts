import { createContext, useContext } from 'react';
import type { Dictionary } from './en.ts';

/** Filled by the layout of each language, so that a visitor loads one language's texts only. */
export const DictionaryContext = createContext<Dictionary | null>(null);

export function useText(): Dictionary {
  const dictionary = useContext(DictionaryContext);
  if (!dictionary) throw new Error('useText needs a language layout above it');
  return dictionary;
}
