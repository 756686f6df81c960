import {
  addressIn,
  encodePath,
  languageOf,
  segmentsOf,
  withoutLanguage,
} from '../../model/addresses.ts';
import type { ContentReader, RecordKind } from '../../model/contracts/content-reader.ts';
import type { PageRecord, PageRequest } from '../../model/contracts/page-request.ts';
import { type InUse, isInUse } from '../../model/in-use.ts';
import type { Language } from '../../model/language.ts';
import { pageFormOf, publicPaths } from '../../model/public-paths.ts';
import { longSlugOf } from '../../model/slug.ts';
import type { Changes } from '../content/changes.ts';
import type { FoundRecord } from '../content/find-record.ts';
import { createMemo } from '../content/memo.ts';
import { fixedPageInArabic } from '../site/has-arabic.ts';
import { findRecordAt } from '../site/public-records.ts';
import { readInUse } from '../site/read-in-use.ts';
import type { Database } from '../storage/storage.ts';
import { findFixedPage } from './find-fixed-page.ts';

/** What is at an address: a page, the place that a page has moved to, or nothing. */
export type Resolved = Moved | ResolvedPage;

/** An old address, or another spelling: it leads on for good. */
export interface Moved {
  movedTo: string;
}

/** The kind of page is also known where no page of that kind is there. */
export interface ResolvedPage
  extends Pick<PageRequest, 'language' | 'page' | 'params' | 'record' | 'languages' | 'failure'> {
  movedTo?: undefined;
  /** The one address of the page. Addresses of one form that lead nowhere share an address. */
  address: string;
  isThere: boolean;
}

export type Resolve = (address: string) => Promise<Resolved>;

interface Source {
  db: Database;
  reader: ContentReader;
}

/** Where a page is. */
interface Place {
  /** The parts of its English path. */
  segments: string[];
  /** Whether it was found at an address that it has left. */
  moved?: boolean;
  /** Other forms of each part, by which the page opens as well. */
  forms?: string[][];
  record?: PageRecord & { isInArabic: boolean };
}

const mostRemembered = 1_000;

/**
 * Answers what is at an address, in any spelling, with one look-up of a record. A preview also
 * shows pages that are switched off.
 */
export function createResolver(
  { db, reader }: Source,
  changes: Pick<Changes, 'onChange'>,
  { isPreview = false } = {},
): Resolve {
  const remember = createMemo<Place | undefined>(changes, mostRemembered);

  async function find(segments: string[]): Promise<Place | undefined> {
    const path = `/${segments.join('/').toLowerCase()}`;
    if (await findFixedPage(reader, path)) return { segments: path.split('/').slice(1) };
    // Slugs are found in any spelling, ids by their exact letters.
    const key = segments.map((part) => `${longSlugOf(part)} ${isId(part) ? part : ''}`).join('/');
    return remember(key, async () => {
      const found = await findRecordAt(db, segments);
      return found && placeOf(found);
    });
  }

  async function languagesOf({ segments, record }: Place, inUse: InUse & { arabic: boolean }) {
    if (!inUse.arabic) return english;
    if (record) return record.isInArabic ? both : english;
    const fixed = await findFixedPage(reader, `/${segments.join('/')}`);
    return !fixed || (await fixedPageInArabic(fixed, reader)) ? both : english;
  }

  return async (address) => {
    if (/^\/admin(?=\/|$)/i.test(address)) return adminPage;
    const language = languageOf(address);
    const asked = segmentsOf(withoutLanguage(address));
    const segments = asked?.filter(Boolean) ?? [];
    const form = asked && pageFormOf(segments);
    const nowhere: ResolvedPage = {
      address: addressIn(language, `/${nobody}`),
      language,
      page: undefined,
      params: {},
      isThere: false,
      languages: both,
    };
    try {
      const inUse = await readInUse(reader);
      const isOn = (path: string) => isPreview || isInUse(path, inUse);
      if (language === 'ar' && !inUse.arabic) {
        return { ...nowhere, address: `/${nobody}`, language: 'en' };
      }
      const place = asked && (oldForm(segments) ?? (await find(segments)));
      if (place && isOn(encodePath(place.segments))) {
        const at = addressOf(place, language);
        if (!isAt(place, asked, address)) return { movedTo: at };
        const { params = {}, page } = pageFormOf(place.segments.filter(Boolean)) ?? {};
        const { record } = place;
        const languages = await languagesOf(place, inUse).catch(() => both);
        return { address: at, language, page, params, isThere: true, record, languages };
      }
      if (!form || !isOn(publicPaths[form.page])) return nowhere;
      const shared = publicPaths[form.page].replaceAll(/:\w+/g, nobody);
      const { params = {} } = pageFormOf(shared.split('/').slice(1)) ?? {};
      return { ...nowhere, address: addressIn(language, shared), page: form.page, params };
    } catch (failure) {
      return { ...nowhere, address, page: form?.page, params: form?.params ?? {}, failure };
    }
  };
}

const english: readonly Language[] = ['en'];
const both: readonly Language[] = ['en', 'ar'];

/** Stands for all names that no record has: a slug neither begins nor ends with a hyphen. */
const nobody = '-';

/** Its screens are made in the browser, all from one document. */
const adminPage: ResolvedPage = {
  address: `/admin/${nobody}`,
  language: 'en',
  page: undefined,
  params: {},
  isThere: true,
  languages: english,
};

/** Without its text, which may be long. */
function placeOf({ path, moved, rows, row, place }: FoundRecord): Place {
  const segments = path.split('/').slice(1);
  const names = rows.map(({ slug, alias, id }) => (slug ? [slug, alias ?? slug] : [id]));
  const fixed = segments.slice(0, segments.length - names.length).map((part) => [part]);
  const ids = rows.map(({ id }) => id);
  const record = { kind: place.kind as RecordKind, ids, isInArabic: row.in_arabic === 1 };
  return { segments, moved, forms: [...fixed, ...names], record };
}

const addressOf = ({ segments }: Place, language: Language) =>
  addressIn(language, encodePath(segments.filter(Boolean)));

/** Forms that were never links, and lead on whether or not there is such a post. */
function oldForm([page = '', first, second, ...more]: string[]): Place | undefined {
  if (more.length > 0) return undefined;
  const moved = true;
  const path = `/${page.toLowerCase()}`;
  if (path === '/contact' && first === undefined) {
    return { segments: partsOf(publicPaths.contact), moved };
  }
  if (path !== publicPaths.blog || !first) return undefined;
  if (first === 'page' && second === '1') return { segments: partsOf(publicPaths.blog), moved };
  if (second !== undefined) return undefined;
  return { segments: [...partsOf(publicPaths.post).slice(0, 1), first], moved };
}

/** Whether the address is the page's own, or another form by which the page opens. */
function isAt(place: Place, asked: string[], address: string): boolean {
  if (place.moved) return false;
  const language = languageOf(address);
  if (address === addressIn(language, `${publicPaths.leasing}/`)) return true;
  const parts = place.segments.filter(Boolean);
  // The home page has a slash in English and none in Arabic.
  if (parts.length === 0) return address === addressIn(language, '/');
  return (
    address.startsWith(addressIn(language, '/')) &&
    asked.length === parts.length &&
    asked.every(
      (part, at) => part === parts[at] || place.forms?.[at]?.includes(withoutDots(part)) === true,
    )
  );
}

/** The specification writes `asp.net-development` as well. */
const withoutDots = (part: string) => part.replaceAll('.', '-').replace(/^-/, '');

const partsOf = (path: string) => path.split('/').slice(1);

const isId = (part: string) => /^[\w-]{1,64}$/.test(part);
