import type { PostedForm } from '../../../model/contracts/page-request.ts';
import type { Asked } from '../asked.ts';
import type { FormAnswer } from './form-answer.ts';
import { outcomeWords } from './outcome-words.ts';

/** Has a form that was posted to its page received, and gives what the page says of it. */
export async function receiveForm(
  { language, pathname, words }: Pick<Asked, 'language' | 'pathname' | 'words'>,
  { form, values, submissions }: PostedForm,
): Promise<{ status: number; answer: FormAnswer }> {
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
