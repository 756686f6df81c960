import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (const [table, id] of [
    ['document', 'id'],
    ['document_version', 'document_id'],
  ] as const) {
    await noteAll(db, table, id);
  }
}

const statements = [
  `create table picture_use (
    document_id text not null,
    version integer not null,
    name text not null,
    words text not null,
    primary key (document_id, version, name)
  )`,
  'create index picture_use_by_name on picture_use (name)',
  // Whether a use is of today is told without reading the body.
  'create index document_by_version on document (id, version)',
  'alter table upload add column kept integer not null default 0',
  'create index upload_by_age on upload (created_at, name)',
];

interface Version {
  id: string;
  version: number;
  kind: string;
  body: string;
}

const PART = 500;

async function noteAll(db: Kysely<unknown>, table: string, id: string): Promise<void> {
  for (let from = 0, found = PART; found === PART; from += PART) {
    const { rows } = await sql<Version>`
      select ${sql.ref(id)} as id, version, kind, body from ${sql.table(table)}
      order by ${sql.ref(id)}, version limit ${PART} offset ${from}
    `.execute(db);
    for (const row of rows) await note(db, row);
    found = rows.length;
  }
}

async function note(db: Kysely<unknown>, { id, version, kind, body }: Version): Promise<void> {
  const names = new Set([...body.matchAll(NAMED)].map(([, name]) => name));
  if (names.size === 0) return;
  const { ar = {}, ...values } = JSON.parse(body);
  const texts = [...Object.values(values), ...Object.values(ar)].filter(
    (text) => typeof text === 'string' && text.length <= 200 && !text.startsWith('/uploads/'),
  );
  const words = [kind, ...texts].join('\n').toLowerCase().replaceAll('\0', '');
  for (const name of names) {
    await sql`insert into picture_use values (${id}, ${version}, ${name}, ${words})`.execute(db);
  }
}

const NAMED =
  /\/uploads\/([0-9a-f]{32}-\d{1,5}x\d{1,5}-(?:[0-9a-f]{6}|none)\.(?:anim\.webp|jpg|png|webp))/g;
