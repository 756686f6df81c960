import { isEmailAddress, isWebLink } from '../../../../model/forms/shapes.ts';
import { fill } from '../../../../model/messages/template.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import type { ShownField } from '../../forms/shown-fields.ts';

export type FaultWords = Pick<
  SiteWords['forms']['messages'],
  'required' | 'allRequired' | 'invalidEmail' | 'invalidLink'
>;

interface Faults {
  message: string;
  fields: Record<string, string>;
}

/** What the server would refuse, in the same words, before anything is sent. */
export function findFaults(
  fields: ShownField[],
  filled: Record<string, string>,
  words: FaultWords,
): Faults | undefined {
  const writtenIn = ({ name }: ShownField) => filled[name]?.trim() ?? '';
  const isMissing = (field: ShownField) => field.required && writtenIn(field) === '';
  const faultOf = (field: ShownField) => {
    const value = writtenIn(field);
    if (isMissing(field)) return fill(words.required, () => field.label);
    if (field.type === 'email' && !isEmailAddress(value)) return words.invalidEmail;
    if (field.type === 'link' && value && !isWebLink(value)) return words.invalidLink;
    return undefined;
  };
  const faults = fields.flatMap((field): [string, string][] => {
    const fault = faultOf(field);
    return fault ? [[field.name, fault]] : [];
  });
  const [first] = faults;
  if (!first) return undefined;
  return {
    message: fields.some(isMissing) ? words.allRequired : first[1],
    fields: Object.fromEntries(faults),
  };
}
