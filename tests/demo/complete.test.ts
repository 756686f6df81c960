import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blogsContent } from '../../demo/blogs/index.ts';
import { contactContent } from '../../demo/contact.ts';
import { demoContent } from '../../demo/index.ts';
import { leasingContent } from '../../demo/leasing.ts';
import { localSeoContent } from '../../demo/local-seo/index.ts';
import { ourWorkContent } from '../../demo/our-work/index.ts';
import { seoContent } from '../../demo/seo.ts';
import { servicesContent } from '../../demo/services/index.ts';
import { settingsContent } from '../../demo/settings.ts';
import { openingOf } from '../../src/model/markdown/opening.ts';
import { pages } from '../../src/model/pages/index.ts';
import { slugOf } from '../../src/model/slug.ts';
import { check, type Input } from '../../src/model/vocabulary/checks.ts';
import { type Fields, isTranslatedText } from '../../src/model/vocabulary/field.ts';
import type { Block, Collection, Node } from '../../src/model/vocabulary/nodes.ts';

describe('the demo content', () => {
  test('covers every page', () => {
    expect(Object.keys(demoContent).sort()).toEqual(pages.map(({ key }) => key).sort());
  });

  test('has content of every kind that brings none along', () => {
    expect(missing).toEqual([]);
  });

  test('says on every card whole sentences, and few enough', () => {
    const posts = blogsContent.blogs.map(({ description }) => description);
    const services = servicesContent.services.flatMap(({ primaryServices }) => primaryServices);
    const said = [
      ...posts.flatMap(({ mainPara, ar }) => [mainPara, ar.mainPara]),
      ...services.flatMap(({ description, ar }) => [description, ar.description]),
    ].map((text) => openingOf(text ?? ''));
    expect(said.filter((text) => text.length > 140 || !/[.?!؟]$/.test(text))).toEqual([]);
  });

  test('is as large as an agency needs', () => {
    const { services } = servicesContent;
    const primaries = services.flatMap(({ primaryServices }) => primaryServices);
    expect(services).toHaveLength(5);
    for (const { secondaryServices } of primaries) {
      expect(secondaryServices.length).toBeGreaterThanOrEqual(4);
    }
    expect(blogsContent.blogs.length).toBeGreaterThanOrEqual(10);
    expect(ourWorkContent.work.cards.length).toBeGreaterThanOrEqual(6);
    expect(ourWorkContent.testimonials.length).toBeGreaterThanOrEqual(6);
    expect(leasingContent.testimonials).toHaveLength(5);
    expect(localSeoContent.data).toHaveLength(8);
    expect(settingsContent.offices.map(({ city }) => city)).toEqual(['Dubai', 'Lahore', 'London']);
    expect(settingsContent.clientLogos).toHaveLength(5);
  });

  test('keeps every rule of the model', () => {
    const refused = records.flatMap(({ node, at, values }) => {
      const result = check(node, withStoredImages(node.fields, values));
      return result.ok ? [] : [`${at}: ${result.error} ${JSON.stringify(result.fields)}`];
    });
    expect(refused).toEqual([]);
  });

  test('has its Arabic beside every text', () => {
    const missing = texts.filter(({ arabic }) => !/\p{Script=Arabic}/u.test(arabic));
    expect(missing.map(({ at }) => at)).toEqual([]);
  });

  test('has as many Arabic entries as English ones in a list of texts', () => {
    const uneven = lists.filter(({ english, arabic }) => english.length !== arabic.length);
    expect(uneven.map(({ at }) => at)).toEqual([]);
  });

  test('writes Arabic with Arabic punctuation and Latin digits', () => {
    const foreign = /\p{Script=Arabic}["'”’)»]?\s?[,;?]|[٠-٩]/u;
    expect(texts.filter(({ arabic }) => foreign.test(arabic)).map(({ at }) => at)).toEqual([]);
  });

  test('names only pictures that are there, PNG where only PNG is taken', () => {
    const pictures = new Set(readdirSync(join(import.meta.dirname, '../../demo/images')));
    const wrong = images.filter(({ field, value }) =>
      value === null
        ? field.required
        : !field.input.keywords?.includes(value) &&
          (!pictures.has(value) || (field.input.pngOnly && !value.endsWith('.png'))),
    );
    expect(wrong.map(({ at, value }) => `${at}: ${value}`)).toEqual([]);

    const inTexts = [...JSON.stringify(blogsContent).matchAll(/!\[[^\]]*\]\(([^ )]+)/g)];
    expect(inTexts.length).toBeGreaterThan(4);
    expect(inTexts.filter(([, file = '']) => !pictures.has(file))).toEqual([]);
  });

  test('features posts that exist beside every service group, in both languages', () => {
    const titles = (language: 'en' | 'ar') =>
      blogsContent.blogs.map((post) => (language === 'en' ? post.title : post.ar?.title));
    for (const { title, featuredArticles, ar } of servicesContent.services) {
      expect(featuredArticles.length, title).toBeGreaterThan(0);
      expect(titles('en'), title).toEqual(expect.arrayContaining(featuredArticles));
      expect(titles('ar'), title).toEqual(expect.arrayContaining(ar?.featuredArticles ?? []));
    }
  });

  test('has telephone numbers only from the British ranges that are kept for fiction', () => {
    const { phone1, phone2, chatNumber, offices } = settingsContent;
    const { contact } = contactContent;
    const numbers = [phone1, phone2, chatNumber, contact.phone1, contact.phone2];
    for (const number of [...numbers, ...offices.map(({ phone }) => phone)]) {
      expect(number).toMatch(/^\+44 (20 7946 0|7700 900)\d{3}$/);
    }
  });

  test('gives no two siblings the same address', () => {
    const addresses = records.flatMap(({ node, siblings, at, values }) => {
      const from = node.type === 'collection' ? (node.slugFrom ?? node.idFrom) : undefined;
      return from ? [{ at, address: `${siblings}/${slugOf(String(values[from]))}` }] : [];
    });
    const seen = new Set<string>();
    const repeated = addresses.filter(({ address }) => seen.size === seen.add(address).size);
    expect(addresses.length).toBeGreaterThan(20);
    expect(repeated).toEqual([]);
  });

  test.each(Object.entries(seoContent))('fits %s into a search result', (_, { ar, ...english }) => {
    for (const { title = '', description = '' } of [english, ar]) {
      expect(title.length, title).toBeGreaterThanOrEqual(50);
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeGreaterThanOrEqual(150);
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
  });
});

interface DemoRecord {
  node: Block | Collection;
  at: string;
  /** Where it and its siblings stand. */
  siblings: string;
  values: Input;
}

interface DemoObject {
  fields: Fields;
  at: string;
  values: Input;
}

const missing: string[] = [];
const records = pages.flatMap(({ key, root }) => recordsOf(root, key, demoContent[key]));
const objects = records.flatMap(({ node, at, values }) => objectsOf(node.fields, at, values));
const translated = objects.flatMap(translatedOf);
const lists = translated.filter((entry) => Array.isArray(entry.english));
const texts = translated.flatMap(({ at, english, arabic }) =>
  [english]
    .flat()
    .flatMap((text, index) => (text ? { at, arabic: [arabic].flat()[index] ?? '' } : [])),
);
const images = objects.flatMap(({ fields, at, values }) =>
  Object.entries(fields)
    .filter(([, field]) => field.type === 'image')
    .map(([key, field]) => ({ at: `${at}.${key}`, field, value: values[key] as string | null })),
);

function recordsOf(node: Node, at: string, content: unknown): DemoRecord[] {
  if (content === undefined && (node.type === 'group' || !node.builtIn)) {
    missing.push(at);
    return [];
  }
  if (node.type === 'group') return recordsBelow(node, at, content as Input);
  if (node.type === 'block') {
    const values = (content ?? node.builtIn) as Input;
    return [{ node, at, siblings: at, values }, ...recordsBelow(node, at, values)];
  }
  const builtIn = node.builtIn?.map(({ body }) => body);
  return ((content ?? builtIn) as Input[]).flatMap((values, index) => {
    const place = `${at}[${index}]`;
    return [{ node, at: place, siblings: at, values }, ...recordsBelow(node, place, values)];
  });
}

function recordsBelow({ children }: Node, at: string, content: Input): DemoRecord[] {
  return Object.entries(children).flatMap(([key, child]) =>
    recordsOf(child, `${at}.${key}`, content[key]),
  );
}

/** The values themselves, the objects in them and the objects in their lists. */
function objectsOf(fields: Fields, at: string, values: Input): DemoObject[] {
  const inner = Object.entries(fields).flatMap(([key, field]) => {
    const nested = field.fields;
    if (!nested) return [];
    const value = values[key] as Input | Input[];
    return Array.isArray(value)
      ? value.flatMap((item, index) => objectsOf(nested, `${at}.${key}[${index}]`, item))
      : objectsOf(nested, `${at}.${key}`, value);
  });
  return [{ fields, at, values }, ...inner];
}

function translatedOf({ fields, at, values }: DemoObject) {
  const ar = (values.ar ?? {}) as Record<string, string | string[]>;
  return Object.entries(fields)
    .filter(([, field]) => isTranslatedText(field))
    .map(([key]) => ({
      at: `${at}.${key}`,
      english: values[key] as string | string[],
      arabic: ar[key] ?? [],
    }));
}

/** A file name becomes an address when the file is uploaded; the rules know only addresses. */
function withStoredImages(fields: Fields, values: Input): Input {
  const isFile = (key: string, value: unknown) =>
    fields[key]?.type === 'image' &&
    value !== null &&
    !fields[key].input.keywords?.includes(String(value));
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      isFile(key, value) ? `/uploads/${value}` : value,
    ]),
  );
}
