import type { ContentReader } from '../../model/contracts/content-reader.ts';
import { contactSection } from '../../model/forms/contact-section.ts';
import type { Form, FormField } from '../../model/forms/form.ts';
import { type Choices, choicesIn, type LeadForm, leadForms } from '../../model/forms/lead-forms.ts';
import type { Bilingual, Language } from '../../model/language.ts';
import { type Say, sayIn } from '../../model/messages/say.ts';
import { createFormCheck } from '../http/check-form.ts';

/** How visitors are spoken to, in the administrator's own words where there are some. */
export interface VisitorWords {
  sayIn(language: Language): Say;
  /** What a visitor filled in or sent, by the rules of its form. */
  check: {
    [F in keyof typeof checked]: ReturnType<typeof createFormCheck<FieldOf<F>>>;
  };
  /** What a visitor chose, as it could be read. */
  choicesIn(form: LeadForm, values: Record<string, string>): Choices;
}

/** What is built in, where nothing else can be read. */
export async function readVisitorWords(reader: ContentReader): Promise<VisitorWords> {
  const answer = await reader.wording().catch(() => null);
  if (!answer) return builtIn;
  const before = known.get(answer);
  if (before) return before;
  const texts = new Map(
    answer.words.map(({ _id, text, ar }) => [_id, { en: text, ar: ar?.text ?? text }]),
  );
  const words = visitorWords((key) => texts.get(key));
  known.set(answer, words);
  return words;
}

type FieldOf<F extends keyof typeof checked> = keyof (typeof checked)[F]['fields'] & string;
type TextOf = (key: string) => Bilingual | undefined;

const checked = { ...leadForms, 'filled contact-section': contactSection } as const;

/** The reader gives the same answer until something is saved. */
const known = new WeakMap<object, VisitorWords>();

function visitorWords(textOf: TextOf): VisitorWords {
  const worded = (form: Form) => withWords(form, textOf);
  const checks = Object.entries<Form>(checked).map(([name, form]) => [
    name,
    createFormCheck(worded(form)),
  ]);
  return {
    sayIn: (language) => (said) => sayIn(language, said, textOf(`forms.messages.${said.code}`)),
    check: Object.fromEntries(checks),
    choicesIn: (form, values) => choicesIn(worded(leadForms[form]), values),
  };
}

function withWords(form: Form, textOf: TextOf): Form {
  const fields = Object.entries(form.fields).map(([name, field]): [string, FormField] => {
    const label = textOf(`forms.labels.${name}`) ?? field.label;
    const options = field.options?.map(({ value, label }) => ({
      value,
      label: textOf(`forms.interests.${value}`) ?? label,
    }));
    return [name, { ...field, label, ...(options && { options }) }];
  });
  return { ...form, fields: Object.fromEntries(fields) };
}

export const builtIn = visitorWords(() => undefined);
