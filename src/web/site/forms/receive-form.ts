import type { Asked } from '../asked.ts';
import { type FormAnswer, type FormName, formNames } from './form-answer.ts';
import { outcomeWords } from './outcome-words.ts';

/** Checks and stores what a visitor sent, as the API does; given to the pages by the server. */
export interface Submissions {
  submit(form: FormName, values: Record<string, string>): Promise<Outcome>;
}

interface Outcome {
  status: number;
  /** The server's words for the visitor; empty where the form has its own. */
  message: string;
  /** Field name → what is wrong with it. */
  fields: Record<string, string>;
}

/** A form that was posted to its own page, because no script took it. */
export interface Posted {
  values: Record<string, string>;
  submissions: Submissions;
}

/** Null where it is none of the forms. */
export async function receiveForm(
  { language, pathname, words }: Pick<Asked, 'language' | 'pathname' | 'words'>,
  { values, submissions }: Posted,
): Promise<{ status: number; answer: FormAnswer } | null> {
  const form = formNames.find((name) => name === values.form);
  if (!form) return null;
  const sent = { ...values, language, page: pathname };
  const { status, message, fields } = await submissions.submit(form, sent);
  const ok = status < 400;
  const { sent: done, notSent } = outcomeWords(form, words.forms);
  return {
    status,
    answer: {
      form,
      ok,
      message: message || (ok ? done : notSent),
      fields,
      values: ok ? {} : values,
    },
  };
}
