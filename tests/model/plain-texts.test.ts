import { expect, test } from 'vitest';
import { demoContent } from '../../demo/index.ts';
import { parseLine, parseText } from '../../src/model/markdown/parse-text.ts';
import { plainLine, plainText } from '../../src/model/markdown/plain-text.ts';
import { pages } from '../../src/model/pages/index.ts';
import type { Field, Fields } from '../../src/model/vocabulary/field.ts';
import type { Node } from '../../src/model/vocabulary/nodes.ts';

type Values = Record<string, unknown>;
interface Marked {
  text: string;
  markup: NonNullable<Field['input']['markup']>;
}

/** Written before any mark was known, they are shown as they were: paragraphs of nothing but text. */
function expectAsBefore(texts: Marked[]) {
  for (const { text, markup } of texts) {
    if (markup === 'inline') {
      expect(parseLine(text)).toEqual([text]);
      expect(plainLine(text)).toBe(text);
    } else {
      const paragraphs = text
        .split(/\n\s*\n/)
        .map((each) => ({ type: 'paragraph', children: [each] }));
      expect(parseText(text, markup)).toEqual(paragraphs);
      expect(plainText(text)).toBe(text);
    }
  }
}

test('every long text of the demo site looks as it did', () => {
  const texts = pages
    .filter(({ key }) => key !== 'site')
    .flatMap(({ key, root }) => textsUnder(root, demoContent[key]))
    // What holds a quote or a picture was written with its marks.
    .filter(({ text }) => !/^(?:> |!\[)/m.test(text));
  expect(texts.length).toBeGreaterThan(500);
  expectAsBefore(texts);
});

function textsUnder(node: Node, content: unknown): Marked[] {
  if (node.type === 'collection') {
    return ((content ?? []) as Values[]).flatMap((values) => [
      ...textsIn(node.fields, values),
      ...childrenOf(node, values),
    ]);
  }
  const values = (content ?? {}) as Values;
  return [
    ...(node.type === 'block' ? textsIn(node.fields, values) : []),
    ...childrenOf(node, values),
  ];
}

const childrenOf = (node: Node, values: Values) =>
  Object.entries(node.children).flatMap(([key, child]) => textsUnder(child, values[key]));

function textsIn(fields: Fields, values: Values): Marked[] {
  const arabic = (values.ar ?? {}) as Values;
  return Object.entries(fields).flatMap(([key, field]) => {
    const value = values[key];
    if (field.fields) {
      const inner = field.fields;
      return [value ?? []].flat().flatMap((each) => textsIn(inner, each as Values));
    }
    const { markup } = field.input;
    return markup ? [value, arabic[key]].filter(isText).map((text) => ({ text, markup })) : [];
  });
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
