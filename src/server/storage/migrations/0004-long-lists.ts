import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // In the order of a list, and with all that its count asks for: no body is read to find a page.
  await sql`
    create index document_by_list
    on document (kind, position, created_at desc, id desc, hidden, version)
  `.execute(db);
}
