import { memo, useRef, useState } from 'react';
import type { EditedWord } from '../../../model/contracts/named-answers.ts';
import { useArabic } from '../content/in-use.ts';
import { text } from '../language/text.ts';
import { texts } from './texts.ts';
import { hasDraft, nameOf } from './word.ts';
import { WordForm } from './word-form.tsx';

interface WordRowProps {
  word: EditedWord;
  isOpen: boolean;
  onToggle: (word: EditedWord, isOpen: boolean) => void;
}

/** A word in the languages of the site side by side and, once it is opened, its form below. */
export const WordRow = memo(function WordRow({ word, isOpen, onToggle }: WordRowProps) {
  const hasArabic = useArabic();
  const button = useRef<HTMLButtonElement>(null);
  // A draft that is found again opens by itself, and leaves the focus where it is.
  const [isByHand, setByHand] = useState(false);

  function toggle(next: boolean) {
    setByHand(next);
    onToggle(word, next);
    if (!next) button.current?.focus();
  }

  const label = isOpen ? texts.close : text.form.edit;
  return (
    <li className="border-b border-paper-line last:border-0">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem]">
        <p
          lang="en"
          dir="ltr"
          className={`wrap-anywhere pt-2 ${hasArabic ? '@2xl:pb-2' : 'pb-2 @2xl:col-span-2'}`}
        >
          {word.text || <span className="text-muted">{texts.unused}</span>}
        </p>
        {hasArabic && (
          <p lang="ar" dir="rtl" className="wrap-anywhere pb-2 @2xl:pt-2">
            {word.ar.text}
          </p>
        )}
        <div className="col-start-2 row-span-2 row-start-1 flex flex-wrap items-center justify-end gap-2 @2xl:col-start-3 @2xl:row-span-1">
          {word.replaced && <span className="mark mark-done">{texts.changed}</span>}
          {!isOpen && hasDraft(word) && (
            <span className="mark mark-older">{text.form.unsaved}</span>
          )}
          <button
            ref={button}
            type="button"
            className="row-button"
            aria-expanded={isOpen}
            aria-label={`${label}: ${nameOf(word, hasArabic)}`}
            onClick={() => toggle(!isOpen)}
          >
            {label}
          </button>
        </div>
      </div>
      {isOpen && <WordForm word={word} takesFocus={isByHand} onDone={() => toggle(false)} />}
    </li>
  );
});
