import type { Answer } from '../content/places.ts';
import { gapOf, isOlder } from '../content/translation-gaps.ts';
import { arabicOf } from '../forms/values.ts';
import { text } from '../language/text.ts';

interface ArabicMarkProps {
  name: string;
  english: string;
  arabic: string;
  stored: Answer;
}

/** Says where the Arabic is missing or, after the English has changed, older than it. */
export function ArabicMark({ name, english, arabic, stored }: ArabicMarkProps) {
  const isUntouched = arabic === String(arabicOf(stored)[name] ?? '');
  const hasNewEnglish = stored[name] !== undefined && english !== String(stored[name]);
  const gap = gapOf(english, arabic, isUntouched && (isOlder(stored, name) || hasNewEnglish));
  return gap ? <span className={`mark mark-${gap}`}>{text.translation[gap]}</span> : null;
}
