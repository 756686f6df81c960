import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Bilingual } from '../../src/model/language.ts';
import { type Code, message, type Params } from '../../src/model/messages/message.ts';
import { messages } from '../../src/model/messages/messages.ts';
import { sayIn } from '../../src/model/messages/say.ts';
import { namesIn } from '../../src/model/messages/template.ts';
import { pages } from '../../src/model/pages/index.ts';
import type { Fields } from '../../src/model/vocabulary/field.ts';
import { placesOf } from '../../src/model/vocabulary/tree.ts';
import { type Label, labelled, labels } from '../../src/model/words/labels.ts';
import { type Noun, nounIn, nounList } from '../../src/model/words/nouns.ts';
import { Refusal } from '../../src/server/http/refusal.ts';
import { screens } from '../../src/web/admin/screens.ts';
import { arabicTexts, textsOf } from './arabic-texts.ts';

const codes = Object.keys(messages) as Code[];

/** Names of formats, of settings and of the API's own fields are the same in any language. */
const names =
  /\b(?:JSON|PNG|jpg|jpeg|png|gif|webp|SMTP_ALLOW_PLAIN|https(?::\/\/example\.com)?)\b/g;
const latin = (text: string) => text.replaceAll(names, '').match(/[a-z]+/gi) ?? [];
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text) && latin(text).length === 0;

describe('messages', () => {
  test.each(codes)('%s fills in the same in both languages', (code) => {
    const { en, ar } = messages[code];
    expect(namesIn(ar).toSorted()).toEqual(namesIn(en).toSorted());
  });

  test.each(codes)('%s is said in Arabic alone', (code) => {
    expect(latin(sayIn('ar', { code, params: sample(code) }))).toEqual([]);
    expect(sayIn('en', { code, params: sample(code) })).not.toMatch(/[{}]|\p{Script=Arabic}/u);
  });

  test('the beginning of an address is drawn from left to right in Arabic too', () => {
    const begun = arabicTexts().filter(({ arabic }) => arabic.includes('https://'));
    expect(begun.length).toBeGreaterThan(2);
    expect(begun.filter(({ arabic }) => /https:\/\/(?:\s|$)/.test(arabic))).toEqual([]);
  });

  test('what is to be filled in cannot be forgotten, nor a text be made up', () => {
    // @ts-expect-error a text of its own has no Arabic
    expect(() => new Refusal(400, 'Something of its own')).toThrow();
    // @ts-expect-error the label is missing
    message('required');
    // @ts-expect-error a noun that is not in the table has no Arabic
    message('notFound', { noun: 'lighthouse' });
    // @ts-expect-error nothing is to be filled in
    message('nothingHere', { label: labelled('Title') });
  });

  test('a refusal carries its text and, for every other language, what it is made of', () => {
    const required = message('required', { label: labelled('Title') });
    const { answer } = new Refusal(400, required, { fields: { title: required } });
    expect(answer).toEqual({
      error: 'Title is required',
      message: 'Title is required',
      code: 'required',
      params: { label: { en: 'Title', ar: 'العنوان' } },
      fields: { title: 'Title is required' },
      faults: { title: required },
    });
  });

  test('a count has the plural of its language', () => {
    const used = (count: number) => sayIn('ar', message('pictureUsed', { count }));
    expect([1, 2, 3, 11].map(used)).toEqual([
      'هذه الصورة مستخدمة في مكان واحد',
      'هذه الصورة مستخدمة في مكانين',
      'هذه الصورة مستخدمة في 3 أماكن',
      'هذه الصورة مستخدمة في 11 مكانًا',
    ]);
  });

  test('a title that is taken is called a title', () => {
    const taken = message('taken', { noun: 'service', label: labelled('Title') });
    expect(sayIn('en', taken)).toBe('A service with this title already exists');
    expect(sayIn('ar', taken)).toContain('العنوان');
  });
});

describe('words of the model', () => {
  test('every label, noun and text of a screen is Arabic in Arabic', () => {
    const texts = [
      ...labels.map(labelled),
      ...nounList.flatMap((noun) => Object.values(nounIn('ar', noun)).map(inBoth)),
      ...pages.flatMap(placesOf).flatMap(({ node }) => hintsOf(node.fields)),
      ...screens.flatMap(({ title, name, about }) => [title, name, about]),
    ];
    expect(texts.filter(({ ar }) => !isArabic(ar))).toEqual([]);
  });

  test('no label is there for nothing', () => {
    const places = pages.flatMap(placesOf);
    const used = new Set(places.flatMap(({ node }) => labelsOf(node.fields)));
    // Said of a request as a whole, of which no form has a field.
    const unused = labels.filter(
      (label) => !used.has(bothOf(labelled(label))) && label !== 'The body',
    );
    expect(unused).toEqual([]);
  });

  test('things that differ are called differently', () => {
    const arabic = (label: Label) => labelled(label).ar;
    const apart = [
      ['Title', 'Heading', 'Address'],
      ['Detail', 'Details', 'Description'],
    ] as const;
    for (const group of apart) expect(new Set(group.map(arabic)).size).toBe(group.length);
    const one = (noun: Noun) => nounIn('ar', noun).one;
    expect([one('service'), one('primary service'), one('secondary service')]).toEqual([
      'مجموعة',
      'خدمة',
      'خدمة فرعية',
    ]);
    expect(arabic('Benefits')).not.toBe(nounIn('ar', 'feature').all);
  });
});

describe('style', () => {
  const successes = codes.filter((code) => /successfully!?$/.test(messages[code].en));

  test.each(successes)('%s tells a success as the others do', (code) => {
    expect(messages[code].ar).toMatch(/^تمت? .+ بنجاح$/);
  });

  const ofAdmin = globSync('src/web/admin/**/{*sentences,texts}.ts').flatMap(textsOf);
  const inArabic = ofAdmin.filter(({ text }) => /\p{Script=Arabic}/u.test(text));
  const inEnglish = ofAdmin.filter(({ text }) => !/\p{Script=Arabic}/u.test(text));

  test('the Arabic of the admin area is written as the others are', () => {
    expect(inArabic.length).toBeGreaterThan(250);
    expect(inArabic.filter(({ text }) => /\.\.\.|!/.test(text))).toEqual([]);
    const orders = inArabic.filter(({ text }) => /(?<!\p{L})حاول/u.test(text));
    expect(orders, 'a wish to whoever reads it, not an order').toEqual([]);
  });

  test('the English writes its dots as the specification does', () => {
    expect(inEnglish.length).toBeGreaterThan(250);
    expect(inEnglish.filter(({ text }) => text.includes('…'))).toEqual([]);
  });
});

const inBoth = (ar: string): Bilingual => ({ en: ar, ar });

/** Something of each kind that a text can be filled with. */
function sample(code: Code): Params {
  const samples: Params = {
    noun: 'blog',
    label: labelled('Title'),
    options: { en: 'weeks, months', ar: 'أسابيع، أشهر' },
    ...{ count: 3, max: 10, min: 1, step: 2 },
    ...{ one: '1', other: '2', value: '3' },
  };
  return Object.fromEntries(namesIn(messages[code].en).map((name) => [name, samples[name] ?? '']));
}

const hintsOf = (fields: Fields): Bilingual[] =>
  Object.values(fields).flatMap(({ input, fields: inner = {} }) => [
    ...(input.hint ? [input.hint] : []),
    ...Object.values(input.options ?? {}),
    ...hintsOf(inner),
  ]);

const labelsOf = (fields: Fields): string[] =>
  Object.values(fields).flatMap(({ label, fields: inner = {} }) => [
    bothOf(label),
    ...labelsOf(inner),
  ]);

const bothOf = ({ en, ar }: Bilingual) => `${en} ${ar}`;
