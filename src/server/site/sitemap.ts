import type { LongList } from '../../features/feature.ts';
import type { ContentReader } from '../../model/contracts/content-reader.ts';
import { message } from '../../model/messages/message.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../storage/storage.ts';
import { readInUse } from './read-in-use.ts';
import {
  countListed,
  fewPages,
  isListed,
  listedPages,
  longLists,
  type SitemapPage,
} from './sitemap-pages.ts';
import { absolute, element, escapeXml } from './xml.ts';

interface Source {
  db: Database;
  reader: ContentReader;
  publicUrl: string;
}

/** Past this many addresses the sitemap is an index of parts. */
export const mostInOne = 5000;

/** Pages in one part of a long list; each may have an address in two languages. */
const pagesInPart = 1000;

/** All addresses or, when they are many, where the parts are. */
export async function sitemap({ db, reader, publicUrl }: Source): Promise<string> {
  const inUse = await readInUse(reader);
  const { arabic } = inUse;
  const few = await fewPages(db, reader, inUse);
  const counts = await Promise.all(longLists.map((list) => countListed(db, list, inUse)));
  const total = counts.reduce((sum, count) => sum + count, few.length);
  if (total * 2 > mostInOne) {
    const parts = longLists.flatMap((list, at) => partsOf(list, counts[at] ?? 0));
    return index(['pages', ...parts], publicUrl);
  }
  const listed: SitemapPage[] = [];
  for (const list of longLists.filter((each) => isListed(each, inUse))) {
    listed.push(...(await listedPages(db, list, { start: 0, limit: mostInOne })));
  }
  return addresses([...few, ...listed], { publicUrl, arabic });
}

/** A part by its name: `pages`, `locations-1`, `posts-12`. */
export async function sitemapPart(name: string, { db, reader, publicUrl }: Source) {
  const inUse = await readInUse(reader);
  const { arabic } = inUse;
  if (name === 'pages') return addresses(await fewPages(db, reader, inUse), { publicUrl, arabic });
  const [, listName, number = ''] = /^(.+)-([1-9]\d{0,5})$/.exec(name) ?? [];
  const list = longLists.find((each) => each.name === listName);
  if (!list) throw new Refusal(404, message('nothingHere'));
  const start = (Number(number) - 1) * pagesInPart;
  const pages = isListed(list, inUse)
    ? await listedPages(db, list, { start, limit: pagesInPart })
    : [];
  if (pages.length === 0) throw new Refusal(404, message('nothingHere'));
  return addresses(pages, { publicUrl, arabic });
}

const partsOf = ({ name }: LongList, total: number) =>
  Array.from({ length: Math.ceil(total / pagesInPart) }, (_, part) => `${name}-${part + 1}`);

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function index(parts: string[], publicUrl: string): string {
  const entries = parts.map(
    (part) => `<sitemap>${element('loc', `${publicUrl}/sitemaps/${part}.xml`)}</sitemap>`,
  );
  return `${declaration}<sitemapindex ${schema}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}

interface Shown {
  publicUrl: string;
  /** Whether the site is in Arabic too. */
  arabic: boolean;
}

function addresses(pages: SitemapPage[], { publicUrl, arabic }: Shown): string {
  const entries = pages.flatMap(({ inArabic, ...page }) =>
    entriesOf({ ...page, inArabic: inArabic && arabic }, publicUrl),
  );
  return `${declaration}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

/** One entry for each language; every one names them all, itself included. */
function entriesOf({ path, changed, inArabic }: SitemapPage, publicUrl: string): string[] {
  const english = absolute(publicUrl, 'en', path);
  const all = inArabic ? [english, absolute(publicUrl, 'ar', path)] : [english];
  const alternates = inArabic ? alternatesOf(all) : '';
  const lastmod = changed ? element('lastmod', changed) : '';
  return all.map((address) => `<url>${element('loc', address)}${lastmod}${alternates}</url>`);
}

const alternatesOf = ([english = '', arabic = '']: string[]) =>
  [
    ['en', english],
    ['ar', arabic],
    ['x-default', english],
  ]
    .map(
      ([language = '', address = '']) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
    )
    .join('');
