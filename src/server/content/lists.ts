import { z } from 'zod';
import type { Language } from '../../model/language.ts';
import { carry } from '../../model/messages/in-zod.ts';
import { message, named } from '../../model/messages/message.ts';
import type { Collection, Page } from '../../model/vocabulary/nodes.ts';
import type { Place } from '../../model/vocabulary/tree.ts';
import { checkInput } from '../http/check-input.ts';
import type { Database } from '../storage/storage.ts';
import { documents } from './documents.ts';
import type { GapCounts } from './gap-counts.ts';
import type { Named, RecordMemory } from './record-memory.ts';
import { searchRecords } from './search-records.ts';
import type { Answer } from './show-record.ts';
import type { View } from './views.ts';

const whole = (name: string, max: number) => {
  const label = named(name);
  const range = carry(message('notInRange', { label, min: 1, max }));
  return z.coerce
    .number(carry(message('notNumber', { label })))
    .int(carry(message('notWhole', { label })))
    .min(1, range)
    .max(max, range);
};

const notFieldName = carry(message('notFieldName', { label: named('sort') }));

export const trueOrFalse = (name: string) =>
  carry(message('notEither', { label: named(name), one: 'true', other: 'false' }));

/** What can be asked of a list, for the calls and for their description. */
export const listQuery = z.object({
  page: whole('page', 1_000_000).default(1).describe('Which page; the answer then has `total`'),
  limit: whole('limit', 100).default(20).describe('Records on a page'),
  search: z
    .string(carry(message('notText', { label: named('search') })))
    .trim()
    .max(200, carry(message('tooLong', { label: named('search'), max: 200 })))
    .default('')
    .describe('Only records that hold this text'),
  sort: z
    .string(notFieldName)
    .regex(/^-?\w{0,60}$/, notFieldName)
    .default('')
    .describe('A field name, with - before it for descending'),
  untranslated: z
    .enum(['true', 'false'], trueOrFalse('untranslated'))
    .optional()
    .describe('true: only records with texts that are still to be translated'),
});

export type ListQuery = z.output<typeof listQuery>;

export interface ReadOptions {
  /** Merged into this language; both side by side where it is not given. */
  language?: Language | undefined;
  /** What is published where it is left out. */
  view?: View;
  /** Whether the texts of a list that are still to be translated are counted. */
  countsGaps?: boolean;
  list?: ListQuery | undefined;
  /** The records of a long list as the bytes of their JSON, for whoever only passes them on. */
  asBytes?: boolean;
}

/** Nothing of it in the address: the list is complete, as far as `mostAtOnce` goes. */
export function listQueryOf(query: Record<string, unknown>): ListQuery | undefined {
  if (!Object.keys(listQuery.shape).some((key) => key in query)) return undefined;
  return checkInput(listQuery, query);
}

/** The list at a page's own address, which is the one that can be long. */
export const listOf = ({ root }: Page) =>
  Object.values(root.children).find(
    (node): node is Collection => node.type === 'collection' && node.path === '',
  );

/** What an answer without pages carries of a list at most. */
export const mostAtOnce = 500;

export interface FoundRecords {
  records: Answer[] | Buffer[];
  /** How many there are on all pages. */
  total: number;
  /** Where it is asked for: how many texts of the whole list are still to be translated. */
  toTranslate?: number;
}

interface Memory {
  countGaps: GapCounts;
  recall: RecordMemory;
}

export async function readList(
  db: Database,
  place: Place<Collection>,
  { list, language, view, countsGaps = false, asBytes = false }: ReadOptions,
  { countGaps, recall }: Memory,
): Promise<FoundRecords> {
  const { page, limit, search, sort, untranslated } = list ?? wholeList;
  const part = { limit, offset: (page - 1) * limit };
  const counts = list && countsGaps ? await countGaps(db, place) : undefined;
  // The whole list's, whatever part of it is asked for: it is what is left to do.
  const toTranslate = counts?.reduce((sum, { gaps }) => sum + gaps, 0);
  const isDate = sort !== '' && sort.replace(/^-/, '') === place.node.newestFirst;
  const isReversed = isDate && !sort.startsWith('-');
  const show = async (found: Named[]) => {
    const records = await recall(db, place.node, found, { language, isWhole: !list });
    return asBytes ? records : records.map((record) => JSON.parse(record.toString()) as Answer);
  };
  const { count, names } = documents(db, view);

  if (!search && untranslated !== 'true' && (!sort || isDate)) {
    const total = await count([place.kind]);
    const found = await names(place.kind, { part, isReversed });
    return {
      records: await show(found),
      total,
      ...(counts && { toTranslate: toTranslate ?? 0 }),
    };
  }
  const withGaps = new Set(counts?.filter(({ gaps }) => gaps > 0).map(({ id }) => id));
  const rows = await names(place.kind, { isReversed });
  const asked = untranslated === 'true' ? rows.filter(({ id }) => withGaps.has(id)) : rows;
  const found =
    search || (sort && !isDate)
      ? await searchRecords(db, place.node, asked, { search, sort: isDate ? '' : sort, language })
      : asked;
  const records = await show(found.slice(part.offset, part.offset + part.limit));
  return { records, total: found.length, ...(counts && { toTranslate: toTranslate ?? 0 }) };
}

const wholeList: ListQuery = { page: 1, limit: mostAtOnce, search: '', sort: '' };
