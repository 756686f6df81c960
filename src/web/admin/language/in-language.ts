import type { Language } from '../../../model/language.ts';

/** Sentences in both languages, in groups that may hold others. */
export interface Sentences {
  readonly [key: string]: Pair | Sentences;
}

interface Pair {
  readonly en: Said;
  readonly ar: Said;
}

/** A text, a list of them, or one that is made of what it is about. */
type Said = string | readonly Said[] | ((...about: never[]) => string);

/** The same in one language; both have to say it of the same. */
export type InLanguage<S> = S extends { en: infer E extends Said; ar: infer A extends Said }
  ? A extends E
    ? E
    : never
  : { [K in keyof S]: InLanguage<S[K]> };

export function inLanguage<S extends Sentences>(sentences: S, language: Language): InLanguage<S> {
  const entries = Object.entries(sentences).map(([name, inner]) => [
    name,
    isPair(inner) ? inner[language] : inLanguage(inner, language),
  ]);
  return Object.fromEntries(entries) as InLanguage<S>;
}

const isPair = (inner: Pair | Sentences): inner is Pair =>
  'en' in inner && (typeof inner.en !== 'object' || Array.isArray(inner.en));
