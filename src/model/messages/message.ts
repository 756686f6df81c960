import type { Bilingual } from '../language.ts';
import type { Noun } from '../words/nouns.ts';
import type { messages } from './messages.ts';
import type { NamesIn } from './template.ts';

/**
 * Something the program says, before it is put into words: which of the texts in `messages.ts`, and
 * what to fill in. Whoever shows it chooses the language.
 */
export interface Message {
  readonly code: Code;
  readonly params: Params;
}

export type Code = keyof typeof messages;
export type Params = Readonly<Record<string, Param>>;
export type Param = string | number | Bilingual;

/** What the text of a code has to be given: a placeholder that is left out does not compile. */
export type ParamsOf<C extends Code> = {
  readonly [Name in NamesIn<(typeof messages)[C]['en']>]: ParamOf<Name>;
};

type ParamOf<Name extends string> = Name extends 'noun'
  ? Noun
  : Name extends 'label' | 'options'
    ? Bilingual
    : Name extends 'count' | 'max' | 'min' | 'step'
      ? number
      : string;

export const message = <C extends Code>(
  code: C,
  ...[params]: keyof ParamsOf<C> extends never ? [] : [params: ParamsOf<C>]
): Message => ({ code, params: (params ?? {}) as Params });

/** A name of the API, which is the same in any language. */
export const named = (name: string): Bilingual => ({ en: name, ar: name });
