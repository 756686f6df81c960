import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The sitemap walks through a long list by id, a part at a time.
  await sql`create index document_by_kind_and_id on document (kind, id)`.execute(db);
}
