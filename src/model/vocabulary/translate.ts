import type { Language } from '../language.ts';
import { everyValue, type Field, type Fields, isTranslatedText } from './field.ts';

/**
 * A stored object: English under its own keys, Arabic in `ar`, and in `arFrom` a hash of the
 * English that each Arabic text was written against, which tells when it has fallen behind.
 */
export type Stored = Record<string, unknown> & {
  ar?: Record<string, Text>;
  arFrom?: Record<string, Text>;
};

type Text = string | string[];

/** What a save may carry beside the fields: the Arabic, and which of it is right as it is. */
export const besideFields: readonly string[] = ['ar', 'arRight'];

/**
 * The values as a read shows them: merged into one language, or both side by side (`ar`,
 * `arOlder`). Stored values of fields that the model no longer has are left out.
 */
export function showStored(fields: Fields, stored: Stored, language?: Language): Stored {
  const { ar: allArabic = {}, arFrom = {}, ...values } = stored;
  const ar = Object.fromEntries(
    Object.entries(allArabic).filter(([key]) => Object.hasOwn(fields, key)),
  );
  const answer: Stored = everyValue(fields, values);
  for (const [key, field] of objectFieldsOf(fields)) {
    answer[key] = eachObject(field, answer[key], (item) =>
      showStored(field.fields, item, language),
    );
  }
  if (language === 'ar') {
    for (const [key, arabic] of Object.entries(ar))
      answer[key] = overlayArabic(answer[key], arabic);
  } else if (language === undefined && Object.keys(ar).length > 0) {
    answer.ar = ar;
    const older = Object.keys(ar).filter((key) => isOlder(answer[key], ar[key], arFrom[key]));
    if (older.length > 0) answer.arOlder = older;
  }
  return answer;
}

/** What is stored, and of the fields and options that came after its last save what is built in. */
export function fillUp(fields: Fields, stored: Stored, builtIn: Stored = {}): Stored {
  const { ar = {}, arFrom = {}, ...values } = builtIn;
  const lacking = Object.keys(values).filter((key) => !(key in stored));
  const current = { ...stored, ...listsOfOptions(fields, stored, values) };
  if (lacking.length === 0) return current;
  const pick = <T>(from: Record<string, T>) =>
    Object.fromEntries(Object.entries(from).filter(([key]) => lacking.includes(key)));
  return {
    ...pick(values),
    ...current,
    ar: { ...pick(ar), ...stored.ar },
    arFrom: { ...pick(arFrom), ...stored.arFrom },
  };
}

/** Of the lists that have an item for each option the stored items, and the built-in ones of the other options. */
function listsOfOptions(fields: Fields, stored: Stored, builtIn: Record<string, unknown>) {
  const lists = Object.entries(fields).flatMap(([key, { input, fields: ofItem = {} }]) => {
    const { oneForEach } = input;
    if (!oneForEach || !(key in stored)) return [];
    const optionOf = (item: Stored) => String(item[oneForEach]);
    const options = Object.keys(ofItem[oneForEach]?.input.options ?? {});
    const items = (stored[key] as Stored[]).filter((item) => options.includes(optionOf(item)));
    const named = items.map(optionOf);
    const others = (builtIn[key] ?? []) as Stored[];
    return [[key, [...items, ...others.filter((item) => !named.includes(optionOf(item)))]]];
  });
  return Object.fromEntries(lists);
}

/**
 * What a save stores. Without `ar` the Arabic stays, with `ar: null` it goes, and an `ar` that is
 * sent replaces it, object by object. Arabic that is named in `arRight` counts as written against
 * the English of this save.
 */
export function keepTranslation(fields: Fields, next: Stored, previous?: Stored): Stored {
  const {
    ar: sent,
    arRight,
    ...body
  } = next as Omit<Stored, 'ar'> & {
    ar?: Record<string, Text> | null;
    arRight?: string[] | null;
  };
  for (const [key, field] of objectFieldsOf(fields)) {
    body[key] = keepInside(field, body[key], previous?.[key]);
  }
  const ar: Record<string, Text> = {};
  const arFrom: Record<string, Text> = {};
  for (const [key, field] of Object.entries(fields)) {
    if (!isTranslatedText(field)) continue;
    const english = body[key] as Text;
    const before = {
      english: previous?.[key] as Text | undefined,
      arabic: previous?.ar?.[key],
      from: previous?.arFrom?.[key],
    };
    const arabic = sent === undefined ? followEnglish(english, before) : (sent?.[key] ?? undefined);
    if (arabic === undefined || isBlank(arabic)) continue;
    ar[key] = alignArabic(english, arabic);
    arFrom[key] = stampArabic(english, ar[key], arRight?.includes(key) ? {} : before);
  }
  return Object.keys(ar).length > 0 ? { ...body, ar, arFrom } : body;
}

/** A change to both languages at once, such as the name of a picture, leaves no Arabic behind. */
export function keepStamps(fields: Fields, before: Stored, after: Stored): Stored {
  const kept: Stored = { ...after };
  for (const [key, field] of objectFieldsOf(fields)) {
    const old = [before[key]].flat() as Stored[];
    let at = 0;
    kept[key] = eachObject(field, after[key], (item) =>
      keepStamps(field.fields, old[at++] ?? {}, item),
    );
  }
  if (!after.arFrom) return kept;
  const stamps = Object.entries(after.arFrom).map(([key, from]) => {
    const restamp = (stamp: string, was: unknown, is: unknown) =>
      stamp === hash(String(was)) ? hash(String(is)) : stamp;
    const [was, is] = [before[key], after[key]] as [Text, Text];
    return Array.isArray(from)
      ? [key, from.map((stamp, place) => restamp(stamp, was[place], is[place]))]
      : [key, restamp(from, was, is)];
  });
  return { ...kept, arFrom: Object.fromEntries(stamps) };
}

/** Whether the main text of a record's page has its Arabic: a translated title alone is no Arabic page. */
export function isInArabic(mainText: readonly string[], stored: Stored): boolean {
  const holder = mainText.slice(0, -1).reduce((value, key) => value[key] as Stored, stored);
  return Boolean(holder.ar?.[mainText.at(-1) ?? '']);
}

const objectFieldsOf = (fields: Fields) =>
  Object.entries(fields).filter((entry): entry is [string, Field & { fields: Fields }] =>
    Boolean(entry[1].fields),
  );

function eachObject(field: Field, value: unknown, change: (item: Stored) => Stored): unknown {
  return field.type === 'list' ? (value as Stored[]).map(change) : change(value as Stored);
}

/** A list's items have no ids: one finds its Arabic again by the same English, else by its place. */
function keepInside(field: Field & { fields: Fields }, next: unknown, previous: unknown): unknown {
  if (field.type === 'object')
    return keepTranslation(field.fields, next as Stored, previous as Stored);
  const old = (previous ?? []) as Stored[];
  const items = next as Stored[];
  const english = (item: Stored) =>
    JSON.stringify(Object.keys(field.fields).map((key) => item[key]));
  const from = partners(items.map(english), old.map(english));
  return items.map((item, index) => keepTranslation(field.fields, item, old[from[index] ?? -1]));
}

function followEnglish(
  english: Text,
  before: { english?: Text | undefined; arabic?: Text | undefined },
) {
  if (!Array.isArray(english) || !Array.isArray(before.arabic)) return before.arabic;
  const from = partners(english, (before.english ?? []) as string[]);
  return from.map((index) => (before.arabic as string[])[index] ?? '');
}

/** For each new entry the index of the old one it continues, or -1. */
function partners(next: string[], previous: string[]): number[] {
  const free = new Set(previous.keys());
  const matched = next.map((entry) => {
    const index = previous.findIndex((old, at) => old === entry && free.has(at));
    free.delete(index);
    return index;
  });
  return matched.map((index, at) => (index === -1 && free.has(at) ? at : index));
}

const isBlank = (value: Text) =>
  Array.isArray(value) ? value.every((entry) => !entry) : value === '';

/** A list in Arabic has exactly as many entries as in English. */
const alignArabic = (english: Text, arabic: Text): Text =>
  Array.isArray(english)
    ? english.map((_, index) => (Array.isArray(arabic) ? (arabic[index] ?? '') : ''))
    : String(arabic);

/** An Arabic text that did not change keeps its stamp, so it shows as older when the English did. */
function stampArabic(
  english: Text,
  arabic: Text,
  before: { arabic?: Text | undefined; from?: Text | undefined },
): Text {
  if (!Array.isArray(english)) {
    return arabic === before.arabic && typeof before.from === 'string'
      ? before.from
      : hash(english);
  }
  return english.map((entry, index) => {
    const same = (before.arabic ?? []).indexOf((arabic as string[])[index] ?? '');
    return (same === -1 ? undefined : before.from?.[same]) ?? hash(entry);
  });
}

function overlayArabic(english: unknown, arabic: Text): unknown {
  if (!Array.isArray(arabic)) return arabic || english;
  return (english as string[]).map((entry, index) => arabic[index] || entry);
}

function isOlder(english: unknown, arabic: Text | undefined, from: Text | undefined): boolean {
  if (!Array.isArray(english)) return Boolean(arabic) && hash(String(english)) !== from;
  return english.some((entry, index) => arabic?.[index] && hash(entry) !== from?.[index]);
}

/** FNV-1a: it tells two texts apart, it protects nothing. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}
