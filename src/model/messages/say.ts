import type { Bilingual, Language } from '../language.ts';
import { placesIn } from '../words/counted.ts';
import { type Noun, type NounForms, nounIn } from '../words/nouns.ts';
import type { Message, Param } from './message.ts';
import { messages } from './messages.ts';
import { fill } from './template.ts';

/** Puts a message into words. */
export type Say = (said: Message) => string;

export function sayIn(
  language: Language,
  { code, params }: Message,
  text: Bilingual = messages[code],
): string {
  return fill(text[language], (name, form) => {
    const param = params[name] ?? '';
    return name === 'noun'
      ? nounIn(language, param as Noun)[(form ?? 'one') as keyof NounForms]
      : speak(language, param, form);
  });
}

/** The language of whoever has not asked for another. */
export const sayInEnglish: Say = (said) => sayIn('en', said);

/** Each of the texts by its key. */
export const sayEach = (say: Say, faults: Record<string, Message>) =>
  Object.fromEntries(Object.entries(faults).map(([key, fault]) => [key, say(fault)]));

function speak(language: Language, param: Param, form: string | undefined): string {
  if (typeof param === 'object') {
    return form === 'low' ? param[language].toLowerCase() : param[language];
  }
  return form === 'places' ? placesIn(language, Number(param)) : String(param);
}
