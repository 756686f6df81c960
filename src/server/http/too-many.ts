import { Refusal } from './refusal.ts';

export function tooMany(text: string, milliseconds: number): Refusal {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new Refusal(429, text, { headers: { 'Retry-After': String(seconds) } });
}
