import { z } from 'zod';
import type { Language } from '../../model/language.ts';
import { carry } from '../../model/messages/in-zod.ts';
import { message, named } from '../../model/messages/message.ts';
import type { Collection } from '../../model/vocabulary/nodes.ts';
import type { Place } from '../../model/vocabulary/tree.ts';
import { checkInput } from '../http/check-input.ts';
import type { Database } from '../storage/storage.ts';
import type { GapCounts } from './gap-counts.ts';
import { type Answer, type Row, recordOf } from './show-record.ts';

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
  /** Administrators see what is hidden from visitors. */
  admin?: boolean;
  list?: ListQuery | undefined;
}

/** Nothing of it in the address: the list is complete, as it always was. */
export function listQueryOf(query: Record<string, unknown>): ListQuery | undefined {
  if (!Object.keys(listQuery.shape).some((key) => key in query)) return undefined;
  return checkInput(listQuery, query);
}

export interface FoundRows {
  rows: Row[];
  /** How many there are on all pages. */
  total: number;
  /** For administrators: how many texts of the whole list are still to be translated. */
  toTranslate: number | undefined;
}

export async function listRows(
  db: Database,
  place: Place<Collection>,
  { list, language, admin }: ReadOptions,
  countGaps: GapCounts,
): Promise<FoundRows> {
  const { page, limit, search, sort, untranslated } = list as ListQuery;
  const offset = (page - 1) * limit;
  const counts = admin || untranslated === 'true' ? await countGaps(db, place) : [];
  // The whole list's, whatever part of it is asked for: it is what is left to do.
  const toTranslate = admin ? counts.reduce((sum, { gaps }) => sum + gaps, 0) : undefined;
  const all = db
    .selectFrom('document')
    .where('kind', '=', place.kind)
    .$if(!admin, (query) => query.where('hidden', '=', 0));
  const ordered = all
    .selectAll()
    .orderBy('position')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

  if (!search && !sort && untranslated !== 'true') {
    const { total } = await all
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await ordered.limit(limit).offset(offset).execute();
    return { rows, total: Number(total), toTranslate };
  }
  const withGaps = new Set(counts.filter(({ gaps }) => gaps > 0).map(({ id }) => id));
  if (!search && !sort && admin) {
    const ids = [...withGaps].slice(offset, offset + limit);
    const rows = ids.length > 0 ? await ordered.where('id', 'in', ids).execute() : [];
    return { rows, total: withGaps.size, toTranslate };
  }
  // Content is never queried by field, so a search and a sort look at every record of the list.
  const records = (await ordered.execute())
    .filter(({ id }) => untranslated !== 'true' || withGaps.has(id))
    .map((row) => ({ row, record: recordOf(place.node, row, language) }))
    .filter(({ record }) => !search || holds(record, search.toLowerCase()));
  if (sort) records.sort((a, b) => compareBy(a.record, b.record, sort));
  return {
    rows: records.slice(offset, offset + limit).map(({ row }) => row),
    total: records.length,
    toTranslate,
  };
}

function holds(value: unknown, search: string): boolean {
  if (typeof value === 'string') return value.toLowerCase().includes(search);
  return typeof value === 'object' && value !== null
    ? Object.values(value).some((inner) => holds(inner, search))
    : false;
}

function compareBy(a: Answer, b: Answer, sort: string): number {
  const field = sort.replace(/^-/, '');
  const [left, right] = sort.startsWith('-') ? [b[field], a[field]] : [a[field], b[field]];
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(String(left ?? ''), String(right ?? ''));
}

const collator = new Intl.Collator(['en', 'ar'], { numeric: true });
