import { type Fields, isTranslatedText } from '../../../model/vocabulary/field.ts';
import { say, text } from '../language/text.ts';
import type { Answer } from './places.ts';

export interface Difference {
  key: string;
  label: string;
  /** Both sides are where a picture lies. */
  isPicture: boolean;
  before: string;
  after: string;
}

/** What was changed between two versions of a record, in words that an editor knows. */
export function differences(fields: Fields, before: Answer, after: Answer): Difference[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const label = say(field.label);
    const isPicture = field.type === 'image';
    const english = { key, label, isPicture, ...readSides(before[key], after[key]) };
    const arabic = {
      ...english,
      key: `ar.${key}`,
      label: text.form.inArabic(label),
      ...readSides(arOf(before)[key], arOf(after)[key]),
    };
    return (isTranslatedText(field) ? [english, arabic] : [english]).filter(
      (each) => each.before !== each.after,
    );
  });
}

const arOf = (record: Answer) => (record.ar ?? {}) as Answer;

const readSides = (before: unknown, after: unknown) => ({
  before: readable(before),
  after: readable(after),
});

/** Lists a line each; the Arabic inside an object stands after its English. */
function readable(value: unknown): string {
  if (Array.isArray(value)) return value.map(readable).join('\n');
  if (typeof value === 'object' && value !== null) {
    const { arOlder: _, ...values } = value as Answer;
    return Object.values(values).map(readable).filter(Boolean).join('\n');
  }
  return value === undefined || value === null ? '' : String(value);
}
