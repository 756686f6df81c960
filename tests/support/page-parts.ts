import { createHash } from 'node:crypto';

/**
 * What is frozen of a page, a line for each part of it: what it tells search engines, and what a
 * visitor reads, follows and looks at in each section. A long text is a number of words and a digest.
 */
export function partsOfPage(html: string): string[] {
  const [, language = '', direction = ''] = /<html lang="(\w+)" dir="(\w+)"/.exec(html) ?? [];
  const [, head = ''] = /<head>(.*)<\/head>/s.exec(html) ?? [];
  const [, body = ''] = /<body>(.*)<\/body>/s.exec(html) ?? [];
  const [, above = '', main = '', below = ''] =
    /^(.*)<main id="content"(.*)<\/main>(.*)$/s.exec(body) ?? [];
  const sections = main.split(/(?=<section)/);
  return [
    `language | ${language} ${direction}`,
    ...partsOfHead(head),
    `linked data | ${linkedDataIn(html)}`,
    `h1 | ${headingsOf(main).join(' | ')}`,
    `above | ${summaryOf(above)}`,
    ...sections.map((section) => `section | ${headingOf(section)} | ${summaryOf(section)}`),
    `below | ${summaryOf(below)}`,
  ];
}

export const titleOf = (html: string) => textOf(/<title>.*?<\/title>/s.exec(html)?.[0] ?? '');

export const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

export const headingsOf = (html: string) =>
  [...html.matchAll(/<h1.*?<\/h1>/gs)].map(([heading]) => textOf(heading));

function partsOfHead(head: string): string[] {
  const metas = new Map(
    tagsIn(head, 'meta').map((tag) => [
      valueIn(tag, 'name') || valueIn(tag, 'property'),
      valueIn(tag, 'content'),
    ]),
  );
  const canonical = tagsIn(head, 'link').find((tag) => valueIn(tag, 'rel') === 'canonical') ?? '';
  const feed = alternatesIn(head).filter(([language]) => !language);
  const openGraph = [...metas].filter(([name]) => /^(og|twitter):/.test(name));
  const shown = ['og:type', 'og:locale', 'og:image'].map((name) => metas.get(name) ?? '');
  return [
    `title | ${titleOf(head)}`,
    `description | ${metas.get('description') ?? ''}`,
    `robots | ${metas.get('robots') ?? ''}`,
    `canonical | ${valueIn(canonical, 'href')}`,
    ...feed.map(([, address]) => `feed | ${address}`),
    `open graph | ${shown.join(' ')} ${digestOf(openGraph.map(String).sort().join())}`,
  ];
}

/** The languages that a page has, each with its address; without one, its feed. */
export const alternatesIn = (html: string): [language: string, address: string][] =>
  tagsIn(html, 'link')
    .filter((tag) => valueIn(tag, 'rel') === 'alternate')
    .map((tag) => [valueIn(tag, 'hreflang'), valueIn(tag, 'href')]);

function linkedDataIn(html: string): string {
  const [, data = ''] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const types = [...data.matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type);
  return data && `${[...new Set(types)].join(' ')} ${digestOf(data)}`;
}

const tagsIn = (html: string, name: 'meta' | 'link') =>
  [...html.matchAll(new RegExp(`<${name} [^>]*>`, 'g'))].map(([tag]) => tag);

const valueIn = (tag: string, name: string) =>
  decode(new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '');

function summaryOf(html: string): string {
  const text = textOf(html);
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const ways = valuesOf(html, /<(?:a|form|input|select|textarea|button)\s/, /href|action|name/);
  const pictures = valuesOf(html, /<(?:img|video|iframe)\s/, /src/);
  const list = (what: string, values: string[]) =>
    values.length > 0 ? `, ${values.length} ${what} ${digestOf(values.join('\n'))}` : '';
  return `${words} words ${digestOf(text)}${list('links', ways)}${list('pictures', pictures)}`;
}

const headingOf = (html: string) => textOf(/<h[1-4].*?<\/h[1-4]>/s.exec(html)?.[0] ?? '');

/** What is read, and told to those who do not see; a word that is marked inside is one word. */
export function textOf(html: string): string {
  const shown = html
    .replaceAll(/<!--.*?-->|<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(/<\/?(?:span|strong|em|bdi|b|i|wbr)\b[^>]*>/g, (tag) => ` ${toldIn(tag)}`.trimEnd())
    .replaceAll(/<[^>]*>/g, (tag) => ` ${toldIn(tag)} `);
  return decode(shown).replaceAll(/\s+/g, ' ').trim();
}

const toldIn = (tag: string) =>
  [...tag.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]+)"/g)]
    .map(([, told]) => told)
    .join(' ');

const valuesOf = (html: string, tag: RegExp, name: RegExp): string[] =>
  [...html.matchAll(new RegExp(`${tag.source}[^>]*>`, 'g'))].flatMap(([found]) =>
    [...found.matchAll(new RegExp(`\\s(?:${name.source})="([^"]*)"`, 'g'))].map(([, value = '']) =>
      decode(value),
    ),
  );

const decode = (text: string) =>
  text.replaceAll(/&(?:#x([\da-f]+)|(amp|lt|gt|quot|apos));/gi, (_, hex, name) =>
    name
      ? ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }[name as string] ?? '')
      : String.fromCodePoint(Number.parseInt(hex, 16)),
  );

export const digestOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);
