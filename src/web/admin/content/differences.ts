import { type Fields, isTranslatedText } from '../../../model/vocabulary/field.ts';
import { say, text } from '../language/text.ts';
import type { Answer } from './places.ts';

export interface Difference {
  label: string;
  before: string;
  after: string;
}

/** What was changed between two versions of a record, in words that an editor knows. */
export function differences(fields: Fields, before: Answer, after: Answer): Difference[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const english = compareValues(say(field.label), before[key], after[key]);
    if (!isTranslatedText(field)) return english;
    const arabic = compareValues(
      text.form.inArabic(say(field.label)),
      arOf(before)[key],
      arOf(after)[key],
    );
    return [...english, ...arabic];
  });
}

const arOf = (record: Answer) => (record.ar ?? {}) as Answer;

function compareValues(label: string, before: unknown, after: unknown): Difference[] {
  const [from, to] = [readable(before), readable(after)];
  return from === to ? [] : [{ label, before: from, after: to }];
}

/** Lists a line each; the Arabic inside an object stands after its English. */
function readable(value: unknown): string {
  if (Array.isArray(value)) return value.map(readable).join('\n');
  if (typeof value === 'object' && value !== null) {
    const { arOlder: _, ...values } = value as Answer;
    return Object.values(values).map(readable).filter(Boolean).join('\n');
  }
  return value === undefined || value === null ? '' : String(value);
}
