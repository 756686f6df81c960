import type { Asked } from '../asked.ts';
import { submissionTexts as texts } from '../islands/forms/texts.ts';
import { type FormAnswer, type FormName, formNames } from './form-answer.ts';

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

/** A form that was posted to its own page, because no script took it; nothing if it is none. */
export async function receiveForm(
  { language, pathname }: Pick<Asked, 'language' | 'pathname'>,
  values: Record<string, string>,
  submissions: Submissions,
): Promise<{ status: number; answer: FormAnswer } | undefined> {
  const form = formNames.find((name) => name === values.form);
  if (!form) return undefined;
  const sent = { ...values, language, page: pathname };
  const { status, message, fields } = await submissions.submit(form, sent);
  const ok = status < 400;
  const own = form === 'contact-section' ? sectionTexts : modalTexts;
  return {
    status,
    answer: {
      form,
      ok,
      message: message || own[ok ? 'success' : 'failure'][language],
      fields,
      values: ok ? {} : values,
    },
  };
}

const modalTexts = { success: texts.modalSuccess, failure: texts.modalFailure };
const sectionTexts = { success: texts.sectionSuccess, failure: texts.sectionFailure };
