import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressesOf } from '../../scripts/addresses.ts';
import { languageOf } from '../../src/model/addresses.ts';
import { type Language, languages } from '../../src/model/language.ts';
import { pages } from '../../src/model/pages/index.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { shownWords } from '../support/shown-words.ts';

/** A word or two stand in many a sentence by chance: only from here on that tells anything. */
const fewest = 3;

/** The languages' own names for themselves, and what begins every address, are nobody's to change. */
const left = ['English', 'العربية', 'https'];

let server: RunningServer;
let addresses: string[];
let changeable: Record<Language, Changeable>;
beforeAll(async () => {
  server = await startServer();
  addresses = [...(await addressesOf(server.url)), '/nowhere', '/ar/nowhere'];
  changeable = { en: await readChangeable('en'), ar: await readChangeable('ar') };
});
afterAll(() => server.stop());

describe.each(languages)('in %s', (language) => {
  test('an administrator can change every word that a visitor reads', async () => {
    for (const address of addresses.filter((each) => languageOf(each) === language)) {
      const html = await (await fetch(server.url + address)).text();
      expect(textsIn(html).flatMap(wordsOf).length, address).toBeGreaterThan(50);
      const fixed = inTheirLanguages(html, language).flatMap(([part, spoken]) =>
        textsIn(part).flatMap((text) => changeable[spoken].whatIsNotIn(text)),
      );
      expect(
        fixed.filter((word) => !left.includes(word)),
        address,
      ).toEqual([]);
    }
  });
});

test('a sentence that is in no content and no wording is found', () => {
  const { en } = changeable;
  expect(en.whatIsNotIn('Nobody can change this sentence')).toHaveLength(5);
  expect(en.whatIsNotIn('Speak to an expert')).toEqual([]);
});

interface Changeable {
  /** The words of a text that stand in nothing that can be changed. */
  whatIsNotIn(text: string): string[];
}

async function readChangeable(language: Language): Promise<Changeable> {
  const answers = await Promise.all(
    [...pages.map(({ path }) => path), '/services/navbar'].map(async (path) =>
      (await fetch(`${server.url}/api${path}?lang=${language}`)).json(),
    ),
  );
  const navbar = answers.at(-1) as Record<string, Record<string, { categories: object }>>;
  // The menu's names are the keys of its answer.
  const named = Object.values(navbar).flatMap((menu) => [
    ...Object.keys(menu),
    ...Object.values(menu).flatMap(({ categories }) => Object.keys(categories)),
  ]);
  const content = [...answers.flatMap(stringsIn), ...named].map(tidy);
  const wording = [...(await shownWords(server.url, language))].map(tidy);
  // Names of months are one word of the wording, a number stands in a sentence of its own.
  const parts = wording.flatMap((word) =>
    /\{\w+\}/.test(word) ? word.split(/\{\w+\}/).map(tidy) : [],
  );
  const months = wording.filter((word) => word.split(' ').length === 12).flatMap(wordsOf);
  const all = [...new Set([...content, ...wording, ...parts, ...months])].filter(
    (text) => wordsOf(text).length > 0,
  );
  const everything = ` ${all.join(' \n ')} `;
  const longestFirst = all.toSorted((one, other) => other.length - one.length);
  return {
    whatIsNotIn(text) {
      const tidied = tidy(text);
      // What is too long for its place is cut between two words.
      const beginning = /(.*)…$/.exec(tidied)?.[1];
      const isPart = wordsOf(tidied).length >= fewest;
      if (isPart && everything.includes(beginning ? ` ${beginning}` : ` ${tidied} `)) return [];
      // A sentence may be put together: the name of the agency and its rights, a title and a place.
      let left = tidied;
      for (const known of longestFirst) {
        if (left.includes(known)) left = left.replaceAll(wholeWords(known), ' ');
      }
      return wordsOf(left);
    },
  };
}

/** Where the Markdown of a long text begins or ends an element. */
const marks = /\n(?:[#>-]+ |\d+\. )?|\*+|\[|\]\([^)"]*(?:\)|")|"\)/;

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value, ...value.split('\n'), ...value.split(marks)]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

const wholeWords = (text: string) =>
  new RegExp(`(?<!\\p{L})${RegExp.escape(text)}(?!\\p{L})`, 'gu');

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Numbers, prices and signs are no words. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}][\p{L}\p{M}'’-]+/gu) ?? [];

/** A page, and what it shows of itself in the other language. */
function inTheirLanguages(html: string, language: Language): [string, Language][] {
  const twins: [string, Language][] = [];
  const own = html.replaceAll(/<div lang="(en|ar)" dir="\w+">.*?<\/div>/gs, (twin, spoken) => {
    twins.push([twin, spoken]);
    return '';
  });
  return [[own, language], ...twins];
}

/** What is read on a page or told of it: texts, and names for those who do not see. */
function textsIn(html: string): string[] {
  const body = html
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    // A text that is set clause by clause, some words of it in one line, is one.
    .replaceAll(/<span class="whitespace-nowrap">([^<]*)<\/span>/g, '$1')
    .replaceAll(/<span class="inline-block">([^<]*)<\/span>/g, '$1');
  const shown = [...body.matchAll(/>([^<]+)</g)].map(([, text = '']) => text);
  const told = [...body.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]+)"/g)];
  return [...shown, ...told.map(([, text = '']) => text)].map(decode).filter((text) => text.trim());
}

const decode = (text: string) =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (_, hex, decimal, name) =>
    name
      ? ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }[name as string] ?? '')
      : String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)),
  );
