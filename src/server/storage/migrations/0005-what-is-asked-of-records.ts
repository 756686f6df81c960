import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (let last = '', found = PART; found === PART; ) {
    const { rows } = await sql<StoredRow>`
      select id, kind, body from document
      where id > ${last} and kind in (${sql.join(Object.keys(isArabic))})
      order by id limit ${PART}
    `.execute(db);
    for (const row of rows) await note(db, row);
    found = rows.length;
    last = rows.at(-1)?.id ?? '';
  }
}

const statements = [
  'alter table upload add column going_since text',
  'alter table document add column title text',
  'alter table document add column title_ar text',
  'alter table document add column in_arabic integer not null default 0',
  'create index document_by_title on document (kind, title) where title is not null',
  'create index document_by_title_ar on document (kind, title_ar) where title_ar is not null',
  // All that a sitemap says of a record: no body is read for it.
  `create index document_by_address
    on document (kind, id, hidden, slug, updated_at, in_arabic)`,
];

interface StoredRow {
  id: string;
  kind: string;
  body: string;
}

type Stored = Record<string, never> & { ar?: Record<string, string> };

const PART = 200;

const isDescribed = ({ ar }: Stored) => Boolean(ar?.description);

const isArabic: Record<string, (stored: Stored) => boolean> = {
  'blogs.blogs': ({ description }: Stored) =>
    Boolean((description as { ar?: { mainPara?: string } } | undefined)?.ar?.mainPara),
  'local-seo.data': isDescribed,
  'services.services': isDescribed,
  'services.services.primaryServices': isDescribed,
};

async function note(db: Kysely<unknown>, { id, kind, body }: StoredRow): Promise<void> {
  const stored = JSON.parse(body);
  const isPost = kind === 'blogs.blogs';
  const plain = (text: unknown) => (text ? String(text).replaceAll('\0', '') : null);
  await sql`
    update document set
      title = ${isPost ? plain(stored.title) : null},
      title_ar = ${isPost ? plain(stored.ar?.title) : null},
      in_arabic = ${isArabic[kind]?.(stored) ? 1 : 0}
    where id = ${id}
  `.execute(db);
}
