import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { gapOf } from '../../../model/vocabulary/translation-gaps.ts';
import { useArabic } from '../content/in-use.ts';
import { arabicOf, withArabic, withValue } from '../forms/values.ts';
import { oneOf, say, text } from '../language/text.ts';
import { ArabicMark } from './arabic-mark.tsx';
import type { ControlProps } from './control.ts';
import { Fault } from './fault.tsx';
import { inputIn, useForm } from './form-context.ts';
import { Hint } from './hint.tsx';

/**
 * A list of texts. A blank row always waits at its end: what is typed there is part of the list at
 * once, so nothing is lost by not pressing Add. Blank rows are dropped by the save.
 */
export function TextsControl({ name, path, field, values, stored, onChange }: ControlProps) {
  const rows = useRef<HTMLUListElement>(null);
  const form = useForm();
  const input = inputIn(form, path, { hintAt: field.input.hint && path });
  const english = (values[name] ?? []) as string[];
  const arabic = (arabicOf(values)[name] ?? []) as string[];
  const label = say(field.label);
  const hasArabic = useArabic();
  const one = oneOf(field.label);

  function change(nextEnglish: string[], nextArabic: string[]) {
    onChange(withArabic(withValue(values, name, nextEnglish), name, nextArabic));
  }

  const write = (list: string[], index: number, value: string) =>
    Array.from({ length: Math.max(list.length, index + 1) }, (_, at) =>
      at === index ? value : (list[at] ?? ''),
    );

  const focusRow = (index: number) =>
    rows.current?.querySelectorAll<HTMLInputElement>('input[lang="en"]')[index]?.focus();

  function onEnter(event: KeyboardEvent, index: number) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (english[index]?.trim()) focusRow(index + 1);
  }

  return (
    <fieldset className="fields" aria-describedby={input['aria-describedby']}>
      <legend className={field.required ? 'required' : ''}>{label}</legend>
      <ul ref={rows} className="flex flex-col gap-2">
        {Object.entries([...english, '']).map(([place, value]) => {
          const index = Number(place);
          const title = `${one} ${index + 1}`;
          const gap = gapOf(value, arabic[index], false);
          return (
            <li key={place} className="flex items-start gap-2">
              <div className="language-pair grow">
                <input
                  {...inputIn(form, `${path}.${index}`, {
                    isRequired: field.required && index === 0,
                  })}
                  {...(path in form.errors && { 'aria-invalid': true })}
                  lang="en"
                  dir="ltr"
                  className="control"
                  aria-label={title}
                  placeholder={index === english.length ? text.form.addText : undefined}
                  value={value}
                  onKeyDown={(event) => onEnter(event, index)}
                  onChange={(event) => change(write(english, index, event.target.value), arabic)}
                />
                {hasArabic && index < english.length && (
                  <input
                    lang="ar"
                    dir="rtl"
                    className="control"
                    aria-label={text.form.inArabic(title)}
                    placeholder={gap && text.translation[gap]}
                    value={arabic[index] ?? ''}
                    onKeyDown={(event) => onEnter(event, index)}
                    onChange={(event) => change(english, write(arabic, index, event.target.value))}
                  />
                )}
              </div>
              {index < english.length ? (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={text.form.remove(title)}
                  onClick={() => {
                    change(english.toSpliced(index, 1), arabic.toSpliced(index, 1));
                    focusRow(index);
                  }}
                >
                  <X aria-hidden="true" />
                </button>
              ) : (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={text.form.addOne(one)}
                  onClick={() => focusRow(english.length)}
                >
                  <Plus aria-hidden="true" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap items-center gap-x-2 empty:hidden">
        <ArabicMark {...{ name, field, values, stored, onChange }} />
      </div>
      <Fault path={path} />
      <Hint path={path} text={field.input.hint && say(field.input.hint)} />
    </fieldset>
  );
}
