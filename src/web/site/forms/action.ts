import { useContext } from 'react';
import {
  type ActionFunctionArgs,
  createContext,
  data,
  UNSAFE_DataRouterDataContext as RouterData,
} from 'react-router';
import { languageOf } from '../language/address.ts';
import { type FormAnswer, type FormName, formNames } from './form-answer.ts';
import { submissionTexts } from './texts.ts';

/** Checks and stores what a visitor sent, as the API does; given to the pages by the server. */
export interface Submissions {
  submit(form: FormName, values: Record<string, string>): Promise<Outcome>;
}

export interface Outcome {
  status: number;
  /** The server's words for the visitor; empty where the form has its own. */
  message: string;
  /** Field name → what is wrong with it. */
  fields: Record<string, string>;
}

export const submissions = createContext<Submissions>();

/** The action of every page with a form: a form without JavaScript posts to its own page. */
export async function formAction({ request, context, url }: ActionFunctionArgs) {
  const values = textsIn(await request.formData());
  const form = formNames.find((name) => name === values.form);
  if (!form) throw data('Unknown form', { status: 400 });
  const language = languageOf(url.pathname);
  const sent = { ...values, language, page: url.pathname };
  const { status, message, fields } = await context.get(submissions).submit(form, sent);
  const ok = status < 400;
  const own =
    ownTexts[form === 'contact-section' ? 'section' : 'modal'][ok ? 'success' : 'failure'];
  const answer: FormAnswer = {
    form,
    ok,
    message: message || own[language],
    fields,
    values: ok ? {} : values,
  };
  return data(answer, { status });
}

/**
 * What became of a form that was posted without JavaScript, for the form and for everything around
 * it: the result belongs to the page's route, and a layout above it wants to know too.
 */
export function useFormResult(form: FormName): FormAnswer | undefined {
  const results = Object.values(useContext(RouterData)?.actionData ?? {}) as FormAnswer[];
  return results.find((result) => result?.form === form);
}

const { modalSuccess, modalFailure, sectionSuccess, sectionFailure } = submissionTexts;
const ownTexts = {
  modal: { success: modalSuccess, failure: modalFailure },
  section: { success: sectionSuccess, failure: sectionFailure },
};

const textsIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
