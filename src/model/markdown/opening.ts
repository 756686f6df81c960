import { shorten } from '../shorten.ts';
import { plainText } from './plain-text.ts';

/** About three lines of a card. */
const roomOnCard = 110;

/**
 * What a card says of a longer text: the whole sentences that have room, at least the first. Only a
 * sentence that is more than twice as long is cut, between words.
 */
export function openingOf(text: string, room = roomOnCard): string {
  const [first = '', ...others] = sentencesOf(text);
  if (first.length > room * 2) return shorten(first, room * 2);
  let opening = first;
  for (const sentence of others) {
    if (opening.length + sentence.length >= room) break;
    opening += ` ${sentence}`;
  }
  return opening;
}

/** The same of a text with marks. */
export const openingOfMarked = (text: string) => openingOf(plainBeginning(text));

/** Far more than an opening holds, without its marks: the rest of a long text is not looked at. */
export const plainBeginning = (text: string) => plainText(text.slice(0, 4_000));

function sentencesOf(text: string): string[] {
  const found = [''];
  for (const { segment } of segmenter.segment(text)) {
    found.push(found.pop() + segment);
    // The segmenter also ends one at the point of ".NET".
    if (/\s$/.test(segment)) found.push('');
  }
  return found.map((sentence) => sentence.trim()).filter(Boolean);
}

/** It knows the marks of both languages, whichever it is made for. */
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
