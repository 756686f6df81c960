import { type Kysely, sql } from 'kysely';

/** The versions of a deleted record go with time; this stays, and keeps an emptied list empty. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table filled_list (kind text primary key)`.execute(db);
  await sql`
    insert into filled_list
    select kind from document where kind in ('home.portfolio', 'home.faq')
    union
    select kind from document_version where kind in ('home.portfolio', 'home.faq')
  `.execute(db);
}
