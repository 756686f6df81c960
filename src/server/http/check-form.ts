import { formChecker } from '../../model/forms/check-form.ts';
import type { Form } from '../../model/forms/form.ts';
import { type Say, sayInEnglish } from '../../model/messages/say.ts';
import { Refusal } from './refusal.ts';

/** A body that passes every rule of its form, or the refusal that says what is wrong. */
export function createFormCheck<Name extends string>(form: Form<Name>) {
  const check = formChecker(form);
  return (body: Record<string, unknown>, say: Say = sayInEnglish): Record<Name, string> => {
    const result = check(body);
    if (!result.ok) throw new Refusal(400, result.error, { fields: result.fields, say });
    return result.values;
  };
}
