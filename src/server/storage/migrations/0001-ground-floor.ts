import { type Kysely, sql } from 'kysely';

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
    updated_by text not null
  )`,
  'create index document_by_place on document (kind, parent_id, position)',
  'create index document_by_parent on document (parent_id)',
  `create unique index document_by_slug on document (kind, coalesce(parent_id, ''), slug)
    where slug is not null`,
  `create index document_by_alias on document (kind, alias) where alias is not null`,
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
    created_at text not null
  )`,
  'create index lead_by_age on lead (created_at)',
  `create table upload (
    name text primary key,
    type text not null,
    width integer not null,
    height integer not null,
    bytes integer not null,
    created_at text not null
  )`,
];
