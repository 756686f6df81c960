import { AsyncLocalStorage } from 'node:async_hooks';
import type { Insertable } from 'kysely';
import type { DocumentTable } from '../storage/tables.ts';

/**
 * A part of the content that reads depend on and saves change. `documents.ts` notes them, so that
 * no read and no save can forget one.
 */
export type ContentKey = string;

type Keyed = Pick<
  Insertable<DocumentTable>,
  'id' | 'kind' | 'parent_id' | 'slug' | 'alias' | 'title' | 'title_ar' | 'position'
>;

export const contentKeys = {
  /** All records of a kind: any list, count or search of them. */
  kind: (kind: string): ContentKey => kind,
  record: (id: string): ContentKey => `#${id}`,
  heldBy: (id: string): ContentKey => `#${id}/`,
  /** An address, whether a record has it, had it or might get it. */
  slug: (kind: string, parentId: string | null, slug: string): ContentKey =>
    `${kind}@${parentId ?? ''}/${slug}`,
  title: (kind: string, title: string): ContentKey => `${kind}=${title}`,

  /** The lists that a record is in. */
  listsOf: ({ kind, parent_id }: Pick<Keyed, 'kind' | 'parent_id'>): ContentKey[] => [
    contentKeys.kind(kind),
    ...(parent_id ? [contentKeys.heldBy(parent_id)] : []),
  ],

  /** A record with its lists, addresses and titles. */
  allOf: (row: Keyed): ContentKey[] => [
    contentKeys.record(row.id),
    ...contentKeys.listsOf(row),
    ...namesOf(row),
  ],

  /**
   * What changes where one state of a record takes the place of another. Addresses and titles that
   * it keeps do not: who finds a record by its title learns no more of it than its place in the list.
   */
  changed(before: Keyed, next: Keyed): ContentKey[] {
    const [old, today] = [namesOf(before), namesOf(next)];
    return [
      contentKeys.record(next.id),
      ...contentKeys.listsOf(before),
      ...contentKeys.listsOf(next),
      ...(before.position === next.position ? old.symmetricDifference(today) : old.union(today)),
    ];
  },
};

/** The addresses and titles of a record. */
function namesOf({ kind, parent_id = null, slug, alias, title, title_ar }: Keyed): Set<ContentKey> {
  return new Set([
    ...[slug, alias].flatMap((each) => (each ? [contentKeys.slug(kind, parent_id, each)] : [])),
    ...[title, title_ar].flatMap((each) => (each ? [contentKeys.title(kind, each)] : [])),
  ]);
}

/** What a piece of work was made from: content, and remembered work that it used. */
export class Dependencies {
  readonly keys = new Set<ContentKey>();
  readonly parts = new Set<Dependencies>();
}

/** What a save has changed; `null` where that may be anything. */
export class Change {
  readonly keys: readonly ContentKey[] | null;
  readonly #answers = new Map<Dependencies, boolean>();

  constructor(keys: readonly ContentKey[] | null) {
    this.keys = keys;
  }

  /** Asked of finished work only. Many pages share a part, which is looked through once. */
  touches(made: Dependencies): boolean {
    if (this.keys === null) return true;
    const before = this.#answers.get(made);
    if (before !== undefined) return before;
    const isTouched =
      this.keys.some((key) => made.keys.has(key)) ||
      made.parts.values().some((part) => this.touches(part));
    this.#answers.set(made, isTouched);
    return isTouched;
  }

  touchesKind(kind: string): boolean {
    return this.keys === null || this.keys.includes(contentKeys.kind(kind));
  }
}

const reading = new AsyncLocalStorage<Dependencies>();
const writing = new AsyncLocalStorage<Set<ContentKey>>();

/** Runs work and notes in `madeFrom` what it reads, also if it fails: nothing found is a read too. */
export const trackReads = <T>(madeFrom: Dependencies, work: () => Promise<T>): Promise<T> =>
  reading.run(madeFrom, work);

/** Runs work and notes in `changed` what it writes. */
export const trackChanges = <T>(changed: Set<ContentKey>, work: () => Promise<T>): Promise<T> =>
  writing.run(changed, work);

export function noteRead(...keys: ContentKey[]): void {
  const madeFrom = reading.getStore();
  for (const key of keys) madeFrom?.keys.add(key);
}

/** That remembered work was used. */
export function noteUse(part: Dependencies): void {
  reading.getStore()?.parts.add(part);
}

export function noteChange(...keys: ContentKey[]): void {
  const changed = writing.getStore();
  for (const key of keys) changed?.add(key);
}
