import type { ChangeEvent } from 'react';
import type { Language } from '../../../model/language.ts';
import type { InputHints } from '../../../model/vocabulary/field.ts';
import { MarkupArea } from '../markup/markup-area.tsx';
import { isCounted } from './counter.tsx';
import { useInput } from './form-context.ts';

interface TextInputProps {
  path: string;
  /** Of the field: the Arabic of a text stands beside it. */
  fieldPath: string;
  isRequired?: boolean;
  label: string;
  hints: InputHints;
  value: string;
  /** Texts run in the direction of their language; numbers and addresses from left to right. */
  language: Language | undefined;
  onChange: (value: string) => void;
}

/** Beyond this a limit is a guard, not something to write towards. */
const shortLimit = 160;

export function TextInput(props: TextInputProps) {
  const { path, fieldPath, isRequired, label, hints, value, language, onChange } = props;
  const { rows, type = 'text', max, markup } = hints;
  const shared = {
    ...useInput(path, {
      isRequired,
      isCounted: isCounted(hints),
      hintAt: hints.hint && fieldPath,
    }),
    value,
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    maxLength: max !== undefined && max <= shortLimit ? max : undefined,
    className: 'control',
  };
  if (!rows) {
    return (
      // A link may be a path, which a browser takes for no address.
      <input
        {...shared}
        type={type === 'link' ? 'text' : type}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  const area = {
    ...shared,
    rows: Math.min(Math.max(rows, 3), 6),
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value),
  };
  return markup ? <MarkupArea {...area} label={label} markup={markup} /> : <textarea {...area} />;
}
