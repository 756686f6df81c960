import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_key (
      key text primary key,
      sent text not null,
      answer text not null,
      created_at text not null
    )
  `.execute(db);
}
