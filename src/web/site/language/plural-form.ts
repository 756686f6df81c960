import type { Language } from '../../../model/language.ts';

/** By the names of `Intl.PluralRules`; a form that a language has no use for is empty or left out. */
export interface PluralForms {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** The form of a word that agrees with a number. */
export const pluralForm = (forms: PluralForms, count: number, language: Language): string =>
  forms[new Intl.PluralRules(language).select(count)] || forms.other;
