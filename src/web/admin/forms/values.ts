import type { Input } from '../../../model/vocabulary/checks.ts';
import type { Field, Fields } from '../../../model/vocabulary/field.ts';
import type { Answer } from '../content/places.ts';

/**
 * What a form holds: the fields of a record and, at every level, the Arabic in `ar`. Numbers are
 * texts here, because that is what inputs give.
 */
export function formValues(fields: Fields, record: Answer | null): Input {
  const entries = Object.entries(fields).map(([key, field]) => [
    key,
    formValue(field, record?.[key] ?? emptyValue(field)),
  ]);
  const arabic = Object.entries((record?.ar ?? {}) as Answer).filter(([key]) => key in fields);
  return { ...Object.fromEntries(entries), ar: Object.fromEntries(arabic) };
}

/** Rows that were opened and left blank; the Arabic beside them goes with them. */
export function withoutBlankRows(fields: Fields, values: Input): Input {
  const cleaned: Input = { ...values };
  const ar: Input = { ...(values.ar as Input) };
  for (const [key, field] of Object.entries(fields)) {
    const value = values[key];
    if (field.type === 'texts') {
      const rows = (value as string[]).map((english, index) => ({
        english,
        arabic: ((ar[key] ?? []) as string[])[index] ?? '',
      }));
      const filled = rows.filter(({ english }) => english.trim() !== '');
      cleaned[key] = filled.map(({ english }) => english);
      ar[key] = filled.map(({ arabic }) => arabic);
    } else if (field.fields && field.type === 'object') {
      cleaned[key] = withoutBlankRows(field.fields, value as Input);
    } else if (field.fields) {
      const inner = field.fields;
      cleaned[key] = (value as Input[])
        .filter((item) => !isBlankItem(inner, item))
        .map((item) => withoutBlankRows(inner, item));
    }
  }
  return { ...cleaned, ar };
}

export const isBlankItem = (fields: Fields, item: Input) => isSame(item, formValues(fields, null));

/** Arabic that is blank and Arabic that is missing are the same, and keys have no order. */
export const isSame = (a: unknown, b: unknown) => canonical(a) === canonical(b);

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, canonical(inner)] as const)
    .filter(([, inner]) => !['""', 'null', '[]', '{}'].includes(inner))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${key}:${inner}`).join()}}`;
}

/** A number that nobody has given yet is not zero. */
const emptyValue = (field: Field) => (field.type === 'number' ? '' : field.empty);

function formValue(field: Field, value: unknown): unknown {
  const { fields } = field;
  if (fields && field.type === 'object') return formValues(fields, value as Answer);
  if (fields) return (value as Answer[]).map((item) => formValues(fields, item));
  return field.type === 'number' ? String(value) : value;
}

export const arabicOf = (values: Input) => (values.ar ?? {}) as Input;

/** Whether somebody has said that the Arabic of a text is right for its English as it is. */
export const isArabicRight = (values: Input, key: string) => arRightOf(values).includes(key);

export const withArabicRight = (values: Input, key: string, isRight: boolean): Input => ({
  ...values,
  arRight: [...arRightOf(values).filter((each) => each !== key), ...(isRight ? [key] : [])],
});

const arRightOf = (values: Input) => (values.arRight ?? []) as string[];

/** Sets one field, in English or in Arabic. It was said to be right of another English. */
export const withValue = (values: Input, key: string, value: unknown): Input => ({
  ...(isArabicRight(values, key) ? withArabicRight(values, key, false) : values),
  [key]: value,
});

export const withArabic = (values: Input, key: string, value: unknown): Input => ({
  ...values,
  ar: { ...arabicOf(values), [key]: value },
});
