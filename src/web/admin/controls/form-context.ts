import { createContext, useContext } from 'react';
import type { RecordForm } from '../forms/use-record-form.ts';

export const FormContext = createContext<RecordForm | null>(null);

export function useForm(): RecordForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('A control stands outside a form');
  return form;
}

interface SaidOfInput {
  isRequired?: boolean | undefined;
  isCounted?: boolean | undefined;
  /** The field with the hint; a text and its Arabic share it. */
  hintAt?: string | false | undefined;
}

/** The attributes that tie an input to its label, its fault, its count and its hint. */
export function useInput(path: string, said: SaidOfInput = {}) {
  return inputIn(useForm(), path, said);
}

export function inputIn({ id, errors }: RecordForm, path: string, said: SaidOfInput = {}) {
  const isWrong = path in errors;
  const notes = [
    isWrong && `${id}-${path}-fault`,
    said.isCounted && `${id}-${path}-count`,
    said.hintAt && `${id}-${said.hintAt}-hint`,
  ];
  return {
    id: `${id}-${path}`,
    name: path,
    'aria-required': said.isRequired || undefined,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': notes.filter(Boolean).join(' ') || undefined,
  };
}
