import { Check, Undo2 } from 'lucide-react';
import type { Input } from '../../../model/vocabulary/checks.ts';
import type { Field } from '../../../model/vocabulary/field.ts';
import { gapOf, isOlder } from '../../../model/vocabulary/translation-gaps.ts';
import { useArabic } from '../content/in-use.ts';
import type { Answer } from '../content/places.ts';
import { arabicOf, isArabicRight, isSame, withArabicRight } from '../forms/values.ts';
import { say, text } from '../language/text.ts';

interface ArabicMarkProps {
  name: string;
  field: Field;
  values: Input;
  stored: Answer;
  onChange: (values: Input) => void;
}

/**
 * Says where the Arabic is missing or, after the English has changed, older than it. Whoever reads
 * both and finds nothing to change says so, and the next save takes the mark away.
 */
export function ArabicMark({ name, field, values, stored, onChange }: ArabicMarkProps) {
  const hasArabic = useArabic();
  const english = values[name];
  const arabic = arabicOf(values)[name];
  const isUntouched = isSame(arabic || null, arabicOf(stored)[name] || null);
  const hasNewEnglish = stored[name] !== undefined && !isSame(english, stored[name]);
  const gap = gapOf(english, arabic, isUntouched && (isOlder(stored, name) || hasNewEnglish));
  // What stands in a new form by itself is nobody's text yet.
  if (!hasArabic || !gap || (stored[name] === undefined && isSame(english, field.empty)))
    return null;
  if (gap === 'missing') {
    return <span className="mark mark-missing">{text.translation.missing}</span>;
  }
  const isRight = isArabicRight(values, name);
  const Icon = isRight ? Undo2 : Check;
  return (
    <>
      <span className={`mark ${isRight ? 'mark-done' : 'mark-older'}`}>
        {isRight ? text.translation.rightOnSave : text.translation.older}
      </span>
      <button
        type="button"
        className="mark-button"
        aria-label={`${isRight ? text.list.undo : text.translation.stillRight}: ${say(field.label)}`}
        title={text.translation.stillRightAbout}
        onClick={() => onChange(withArabicRight(values, name, !isRight))}
      >
        <Icon aria-hidden="true" /> {isRight ? text.list.undo : text.translation.stillRight}
      </button>
    </>
  );
}
