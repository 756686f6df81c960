import { sql } from 'kysely';
import type { Database } from '../storage/storage.ts';

/**
 * Takes the leads that were made until `oldest` out of the copies that earlier versions of the
 * program made in PostgreSQL before a migration: schemas of tables without ties between them.
 */
export async function pruneSchemas(db: Database, oldest: string): Promise<void> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema like 'backup\\_%' and table_name in ('lead', 'lead_mail', 'lead_mail_try')
    order by table_name
  `.execute(db);
  for (const { schema, name } of rows) {
    if (name === 'lead') {
      const lead = sql.id(schema, name);
      await sql`delete from ${lead} where created_at <= ${oldest}`.execute(db);
      continue;
    }
    await sql`
      delete from ${sql.id(schema, name)}
      where lead_id not in (select id from ${sql.id(schema, 'lead')})
    `.execute(db);
  }
}
