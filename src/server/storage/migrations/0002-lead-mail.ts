import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table lead_mail (
    lead_id text primary key references lead (id) on delete cascade,
    state text not null,
    due_at text,
    queued_at text not null,
    tries integer not null,
    possibly_repeated integer not null
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
];
