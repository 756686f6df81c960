import type { Language } from '../../model/language.ts';
import type { Message } from '../../model/messages/message.ts';
import { Refusal } from './refusal.ts';

export function tooMany(said: Message, milliseconds: number, language: Language = 'en'): Refusal {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new Refusal(429, said, { language, headers: { 'Retry-After': String(seconds) } });
}
