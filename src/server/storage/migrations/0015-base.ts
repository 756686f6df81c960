import { type Kysely, sql } from 'kysely';

/** The tables as the fourteen migrations before this one made them, column for column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table document (
    id text primary key,
    kind text not null,
    parent_id text references document (id) on delete cascade,
    position integer not null,
    slug text,
    alias text,
    hidden integer not null,
    body text not null,
    version integer not null,
    created_at text not null,
    updated_at text not null,
    updated_by text not null,
    title text,
    title_ar text,
    in_arabic integer not null default 0
  )`,
  'create index document_by_place on document (kind, parent_id, position)',
  'create index document_by_parent on document (parent_id)',
  `create unique index document_by_slug on document (kind, coalesce(parent_id, ''), slug)
    where slug is not null`,
  'create index document_by_alias on document (kind, alias) where alias is not null',
  // Whether a use of a picture is of today is told without reading the body.
  'create index document_by_version on document (id, version)',
  // In the order of a list, with all that its count asks for: no body is read to find a page.
  `create index document_by_list
    on document (kind, position, created_at desc, id desc, hidden, version)`,
  'create index document_by_title on document (kind, title) where title is not null',
  'create index document_by_title_ar on document (kind, title_ar) where title_ar is not null',
  // All that a sitemap says of a record: no body is read for it.
  `create index document_by_address
    on document (kind, id, hidden, slug, updated_at, in_arabic)`,
  // The dashboard asks how much of the demo is left: not by reading every record that there is.
  "create index document_of_demo on document (updated_by) where updated_by = 'demo'",
  `create table document_version (
    document_id text not null,
    version integer not null,
    kind text not null,
    parent_id text,
    position integer not null,
    body text not null,
    created_at text not null,
    saved_at text not null,
    saved_by text not null,
    replaced_at text not null,
    removal text,
    primary key (document_id, version)
  )`,
  'create index document_version_by_removal on document_version (removal) where removal is not null',
  'create index document_version_by_age on document_version (replaced_at)',
  // The versions of a deleted record go with time; this stays, and keeps an emptied list empty.
  'create table filled_list (kind text primary key)',
  `create table redirect (
    kind text not null,
    parent_id text not null,
    slug text not null,
    document_id text not null,
    primary key (kind, parent_id, slug)
  )`,
  'create table content_revision (id integer primary key, revision integer not null)',
  'insert into content_revision (id, revision) values (1, 0)',
  `create table administrator (
    id text primary key,
    username text not null unique,
    password_hash text not null,
    created_at text not null
  )`,
  `create table session (
    token_hash text primary key,
    administrator_id text not null references administrator (id) on delete cascade,
    created_at text not null,
    last_used_at text not null
  )`,
  `create table known_address (
    administrator_id text not null references administrator (id) on delete cascade,
    address text not null,
    primary key (administrator_id, address)
  )`,
  `create table lead (
    id text primary key,
    form text not null,
    fields text not null,
    page text not null,
    language text not null,
    plan text not null,
    flagged text,
    created_at text not null,
    plan_ar text not null default '',
    choices text not null default '{}'
  )`,
  'create index lead_by_age on lead (created_at)',
  `create table lead_mail (
    lead_id text primary key references lead (id) on delete cascade,
    state text not null,
    due_at text,
    queued_at text not null,
    tries integer not null,
    possibly_repeated integer not null,
    left_to text,
    server_away integer not null default 0
  )`,
  'create index lead_mail_by_due on lead_mail (due_at) where due_at is not null',
  `create table lead_mail_try (
    lead_id text not null references lead (id) on delete cascade,
    number integer not null,
    started_at text not null,
    outcome text not null,
    detail text not null,
    primary key (lead_id, number)
  )`,
  `create table upload (
    name text primary key,
    type text not null,
    width integer not null,
    height integer not null,
    bytes integer not null,
    created_at text not null,
    kept integer not null default 0,
    going_since text
  )`,
  'create index upload_by_age on upload (created_at, name)',
  `create table picture_use (
    document_id text not null,
    version integer not null,
    name text not null,
    words text not null,
    primary key (document_id, version, name)
  )`,
  'create index picture_use_by_name on picture_use (name)',
  `create table chore (
    name text primary key,
    taken_at text,
    done_at text,
    detail text not null default ''
  )`,
  // As the limiter wants it.
  `create table rate_limit (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
  `create table idempotency_key (
    key text primary key,
    sent text not null,
    answer text not null,
    created_at text not null
  )`,
];
