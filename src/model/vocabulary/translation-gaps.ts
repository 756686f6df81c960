import { type Field, type Fields, isTranslatedText } from './field.ts';

/** A record or an object in it, both languages side by side. */
type Shown = Record<string, unknown>;

export type Gap = 'missing' | 'older';

/** Whether the Arabic of one text is still to be written, or was written for other English. */
export function gapOf(english: unknown, arabic: unknown, isOlder: boolean): Gap | undefined {
  if (isBlank(english)) return undefined;
  if (isBlank(arabic)) return 'missing';
  return isOlder ? 'older' : undefined;
}

export const isOlder = (object: Shown, key: string) =>
  Array.isArray(object.arOlder) && object.arOlder.includes(key);

/** How many texts of a record are still to be translated. */
export function gapsIn(fields: Fields, record: Shown): number {
  const arabic = (record.ar ?? {}) as Shown;
  return Object.entries(fields).reduce(
    (count, [key, field]) => count + gapsOfField(field, key, record, arabic),
    0,
  );
}

function gapsOfField(field: Field, key: string, record: Shown, arabic: Shown): number {
  const value = record[key];
  if (field.fields) {
    const { fields } = field;
    const objects = (field.type === 'list' ? (value ?? []) : [value ?? {}]) as Shown[];
    return objects.reduce((count, object) => count + gapsIn(fields, object), 0);
  }
  if (!isTranslatedText(field)) return 0;
  if (field.type === 'texts') {
    const texts = (value ?? []) as string[];
    const translations = (arabic[key] ?? []) as string[];
    const missing = texts.filter((text, index) => gapOf(text, translations[index], false));
    return missing.length > 0 ? missing.length : Number(isOlder(record, key));
  }
  return gapOf(value, arabic[key], isOlder(record, key)) ? 1 : 0;
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || String(value).trim() === '';
