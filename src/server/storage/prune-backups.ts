import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { backupsIn, isUnfinished } from './make-backup.ts';
import type { Database } from './storage.ts';

/** Takes the leads that were made before `oldest` out of every backup in the data directory. */
export async function pruneBackups(dataDir: string, oldest: string): Promise<void> {
  const failures: unknown[] = [];
  for (const folder of await backupsIn(dataDir)) {
    try {
      if (isUnfinished(folder)) await removeLeftover(folder);
      else pruneBackup(folder, oldest);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'A backup still holds old leads.');
}

export function pruneBackup(folder: string, oldest: string): void {
  const file = join(folder, 'wajha.db');
  if (!existsSync(file)) return;
  const copy = new DatabaseSync(file);
  try {
    // What is only marked as free could still be read from the file.
    copy.exec('pragma secure_delete = on; pragma foreign_keys = on');
    copy.prepare('delete from lead where created_at <= ?').run(oldest);
  } finally {
    copy.close();
  }
}

/** The same for the copies that PostgreSQL keeps, which are tables without ties between them. */
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

const leftOverAfter = 24 * 60 * 60 * 1000;

/** What a killed process was writing; a younger one may be under way. */
async function removeLeftover(folder: string): Promise<void> {
  const { mtimeMs } = await stat(folder);
  if (Date.now() - mtimeMs > leftOverAfter) await rm(folder, { recursive: true, force: true });
}
