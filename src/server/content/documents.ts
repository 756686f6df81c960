import {
  type Insertable,
  type Selectable,
  type SelectQueryBuilder,
  SqliteAdapter,
  sql,
} from 'kysely';
import { longSlugOf } from '../../model/slug.ts';
import type { Database } from '../storage/storage.ts';
import type { DocumentTable, Tables } from '../storage/tables.ts';
import { contentKeys, noteChange, noteRead } from './dependencies.ts';
import type { View } from './views.ts';

export type Row = Selectable<DocumentTable>;

/**
 * The records of the content: the only file that names their table. Each read notes what it depends
 * on, each write what it changes.
 */
export function documents(db: Database, view: View = 'published') {
  const visible = () =>
    db.selectFrom('document').$if(view === 'published', (all) => all.where('hidden', '=', 0));
  const shown = (row: Row | undefined) => (view === 'published' && row?.hidden ? undefined : row);

  return {
    async find(id: string): Promise<Row | undefined> {
      // PostgreSQL refuses some characters in a text; no id has them.
      if (!/^[\w.-]{1,200}$/.test(id)) return undefined;
      noteRead(contentKeys.record(id));
      return shown(
        await db.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirst(),
      );
    },

    /** By the slug of today, its longer form, or a slug from before, in any spelling. */
    async findBySlug(
      kind: string,
      parentId: string | null,
      requested: string,
    ): Promise<Row | undefined> {
      const slug = longSlugOf(requested);
      noteRead(contentKeys.slug(kind, parentId, slug));
      const siblings = siblingsOf(db, kind, parentId).selectAll();
      const standing =
        (await siblings.where('slug', '=', slug).executeTakeFirst()) ??
        (await siblings.where('alias', '=', slug).executeTakeFirst());
      const found = standing ?? (await findMoved(db, kind, parentId, slug));
      if (found) noteRead(contentKeys.record(found.id));
      return shown(found);
    },

    async isSlugTaken({ id, kind, parent_id, slug }: Addressed): Promise<boolean> {
      const others = siblingsOf(db, kind, parent_id)
        .select('id')
        .where('slug', '=', slug)
        .where('id', '!=', id);
      return (await others.executeTakeFirst()) !== undefined;
    },

    /** Some records by their ids, in no order. */
    withIds(ids: readonly string[]): Promise<Row[]> {
      noteRead(...ids.map(contentKeys.record));
      if (ids.length === 0) return Promise.resolve([]);
      return visible().selectAll().where('id', 'in', ids).execute();
    },

    /** The records that an account has saved last or, with `not`, that others have. */
    savedBy(author: string, { not = false } = {}) {
      return db
        .selectFrom('document')
        .select(['id', 'kind', 'parent_id'])
        .where('updated_by', not ? '!=' : '=', author)
        .execute();
    },

    /** All records of some kinds, in the order of their lists. */
    ofKinds(kinds: readonly string[]): Promise<Row[]> {
      noteRead(...kinds.map(contentKeys.kind));
      if (kinds.length === 0) return Promise.resolve([]);
      return inOrder(visible().where('kind', 'in', kinds))
        .selectAll()
        .execute();
    },

    /** The records of one list: those of a kind that one record holds, or none. */
    async siblings(kind: string, parentId: string | null): Promise<Row[]> {
      noteRead(parentId === null ? contentKeys.kind(kind) : contentKeys.heldBy(parentId));
      return inOrder(siblingsOf(db, kind, parentId))
        .selectAll()
        .execute();
    },

    /** What some records hold, at any depth, in the order of the lists. */
    async heldBy(ids: readonly string[]): Promise<Row[]> {
      const held: Row[] = [];
      for (let parents = ids; parents.length > 0; ) {
        noteRead(...parents.map(contentKeys.heldBy));
        const rows = await inOrder(visible().where('parent_id', 'in', parents))
          .selectAll()
          .execute();
        held.push(...rows);
        parents = rows.map(({ id }) => id);
      }
      return held;
    },

    async isAny(kind: string): Promise<boolean> {
      noteRead(contentKeys.kind(kind));
      const first = db.selectFrom('document').select('id').where('kind', '=', kind).limit(1);
      return (await first.executeTakeFirst()) !== undefined;
    },

    async count(kinds: readonly string[]): Promise<number> {
      noteRead(...kinds.map(contentKeys.kind));
      const { total } = await visible()
        .where('kind', 'in', kinds)
        .select(({ fn }) => fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    /** The position behind the last record of a list. */
    async nextPosition(kind: string, parentId: string | null): Promise<number> {
      const { last } = await siblingsOf(db, kind, parentId)
        .select(({ fn }) => fn.max('position').as('last'))
        .executeTakeFirstOrThrow();
      return (last ?? -1) + 1;
    },

    /** Which records a long list has, in its order; all of it is in an index. */
    names(
      kind: string,
      { part, isReversed = false }: { part?: Part; isReversed?: boolean } = {},
    ): Promise<Pick<Row, 'id' | 'version'>[]> {
      noteRead(contentKeys.kind(kind));
      return inOrder(visible().where('kind', '=', kind), isReversed)
        .select(['id', 'version'])
        .$if(part !== undefined, (all) => all.limit(part?.limit ?? 0).offset(part?.offset ?? 0))
        .execute();
    },

    /** What the addresses of records are made of, and what sitemaps say of them. */
    addresses(kinds: readonly string[], part?: Part): Promise<AddressRow[]> {
      noteRead(...kinds.map(contentKeys.kind));
      const all = visible().select(addressColumns).where('kind', 'in', kinds);
      return part
        ? all.orderBy('id').limit(part.limit).offset(part.offset).execute()
        : all.orderBy('position').execute();
    },

    /** When a record of some kinds was saved last. */
    async latestChange(kinds: readonly string[]): Promise<string | undefined> {
      noteRead(...kinds.map(contentKeys.kind));
      if (kinds.length === 0) return undefined;
      const row = await visible()
        .where('kind', 'in', kinds)
        .select(({ fn }) => fn.max('updated_at').as('changed'))
        .executeTakeFirst();
      return row?.changed ?? undefined;
    },

    /** The records that have one of some titles, in English or in Arabic. */
    titled(kind: string, column: 'title' | 'title_ar', titles: readonly string[]) {
      noteRead(...titles.map((title) => contentKeys.title(kind, title)));
      return db
        .selectFrom('document')
        .select(['id', 'position', 'created_at', `${column} as name`])
        .where('kind', '=', kind)
        .where(column, 'in', titles)
        .execute();
    },

    /**
     * Those of a long list, in no order. Node takes three times as long for a long text with Arabic
     * out of SQLite as for its bytes and their decoding; PostgreSQL's driver decodes bytes anyway.
     */
    async bodies(ids: readonly string[]): Promise<BodyRow[]> {
      const rows = db.selectFrom('document').select(bodyColumns).where('id', 'in', ids);
      if (!(db.getExecutor().adapter instanceof SqliteAdapter))
        return rows.select('body').execute();
      const withBytes = rows.select(sql<Uint8Array>`cast(body as blob)`.as('bytes'));
      return (await withBytes.execute()).map(({ bytes, ...row }) => ({
        ...row,
        body: utf8.decode(bytes),
      }));
    },
  };
}

/** Each runs inside the transaction of a save. */
export const documentWrites = {
  async insert(db: Database, row: Insertable<DocumentTable>): Promise<void> {
    noteChange(...contentKeys.allOf(row));
    await db.insertInto('document').values(row).execute();
  },

  async update(db: Database, before: Row, next: Row): Promise<void> {
    noteChange(...contentKeys.changed(before, next));
    const { id, ...changes } = next;
    await db.updateTable('document').set(changes).where('id', '=', id).execute();
  },

  async remove(db: Database, rows: readonly Row[]): Promise<void> {
    for (const row of rows) noteChange(...contentKeys.allOf(row));
    // One for one: a list of ids has a limit on either engine.
    for (const { id } of rows) await db.deleteFrom('document').where('id', '=', id).execute();
  },

  /** One statement, however many there are. Only lists show the order of records. */
  async setPositions(db: Database, rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return;
    for (const row of rows) noteChange(...contentKeys.listsOf(row));
    const wanted = rows.map(({ id, position }) => sql`(${id}, cast(${position} as integer))`);
    await sql`
      update document set position = wanted.column2
      from (values ${sql.join(wanted)}) as wanted
      where document.id = wanted.column1 and document.position <> wanted.column2
    `.execute(db);
  },
};

type Part = { limit: number; offset: number };

const bodyColumns = ['id', 'slug', 'version', 'created_at'] as const;
const addressColumns = ['id', 'kind', 'parent_id', 'slug', 'updated_at', 'in_arabic'] as const;

type BodyRow = Pick<Row, (typeof bodyColumns)[number] | 'body'>;
export type AddressRow = Pick<Row, (typeof addressColumns)[number]>;
type Addressed = Pick<Row, 'id' | 'kind' | 'parent_id' | 'slug'>;

const utf8 = new TextDecoder();

const siblingsOf = (db: Database, kind: string, parentId: string | null) =>
  db
    .selectFrom('document')
    .where('kind', '=', kind)
    .where('parent_id', parentId === null ? 'is' : '=', parentId);

/** Lists are by position, then newest first; lists by date have the day as their position. */
const inOrder = <O>(query: SelectQueryBuilder<Tables, 'document', O>, isReversed = false) =>
  query
    .orderBy('position', isReversed ? 'desc' : 'asc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

const findMoved = (db: Database, kind: string, parentId: string | null, slug: string) =>
  db
    .selectFrom('redirect')
    .innerJoin('document', 'document.id', 'redirect.document_id')
    .selectAll('document')
    .where('redirect.kind', '=', kind)
    .where('redirect.parent_id', '=', parentId ?? '')
    .where('redirect.slug', '=', slug)
    .executeTakeFirst();
