import type { Bilingual, Language } from '../language.ts';
import { placesIn } from '../words/counted.ts';
import { type Noun, type NounForms, nounIn } from '../words/nouns.ts';
import type { Message, Param } from './message.ts';
import { messages } from './messages.ts';
import { fill } from './template.ts';

export function sayIn(language: Language, { code, params }: Message): string {
  const text: Bilingual = messages[code];
  return fill(text[language], (name, form) => {
    const param = params[name] ?? '';
    return name === 'noun'
      ? nounIn(language, param as Noun)[(form ?? 'one') as keyof NounForms]
      : speak(language, param, form);
  });
}

/** Each of the texts by its key, in one language. */
export const sayEach = (language: Language, faults: Record<string, Message>) =>
  Object.fromEntries(Object.entries(faults).map(([key, fault]) => [key, sayIn(language, fault)]));

function speak(language: Language, param: Param, form: string | undefined): string {
  if (typeof param === 'object') {
    return form === 'low' ? param[language].toLowerCase() : param[language];
  }
  return form === 'places' ? placesIn(language, Number(param)) : String(param);
}
