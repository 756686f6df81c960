import { type Kysely, sql } from 'kysely';

/** A mail server takes a message for one recipient and not for another, or is not there at all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead_mail add column left_to text`.execute(db);
  await sql`alter table lead_mail add column server_away integer not null default 0`.execute(db);
}
