import type { Message } from '../../model/messages/message.ts';
import type { Say } from '../../model/messages/say.ts';
import { Refusal } from './refusal.ts';

export function tooMany(said: Message, milliseconds: number, say?: Say): Refusal {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const headers = { 'Retry-After': String(seconds) };
  return new Refusal(429, said, { headers, ...(say && { say }) });
}
