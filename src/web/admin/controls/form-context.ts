import { createContext, useContext } from 'react';
import type { RecordForm } from '../forms/use-record-form.ts';

export const FormContext = createContext<RecordForm | null>(null);

export function useForm(): RecordForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('A control stands outside a form');
  return form;
}

/** What ties an input to its label and to the text of what is wrong with it. */
export function useInput(path: string) {
  const { id, errors } = useForm();
  const error = errors[path];
  return {
    id: `${id}-${path}`,
    name: path,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-${path}-fault` : undefined,
  };
}
