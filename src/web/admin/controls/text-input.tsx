import type { Language } from '../../../model/language.ts';
import type { InputHints } from '../../../model/vocabulary/field.ts';
import { useInput } from './form-context.ts';

interface TextInputProps {
  path: string;
  hints: InputHints;
  value: string;
  /** Texts run in the direction of their language; numbers and addresses from left to right. */
  language: Language | undefined;
  onChange: (value: string) => void;
}

/** Beyond this a limit is a guard, not something to write towards. */
const shortLimit = 160;

export function TextInput({ path, hints, value, language, onChange }: TextInputProps) {
  const { rows, type = 'text', max } = hints;
  const shared = {
    ...useInput(path),
    value,
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    maxLength: max !== undefined && max <= shortLimit ? max : undefined,
    className: 'control',
  };
  return rows ? (
    <textarea
      {...shared}
      rows={Math.min(Math.max(rows, 3), 6)}
      onChange={(event) => onChange(event.target.value)}
    />
  ) : (
    // A link may be a path, which a browser takes for no address.
    <input
      {...shared}
      type={type === 'link' ? 'text' : type}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
