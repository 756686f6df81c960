import { sql } from 'kysely';
import { storable } from '../../model/storable.ts';
import type { Database } from './storage.ts';

/** Into any table; both engines take some thousands of values at once. */
export async function insertRows(
  to: Database,
  table: string,
  rows: Record<string, unknown>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => plain(row[column])))})`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}
  `.execute(to);
}

/** The embedded database takes texts that PostgreSQL does not. */
const plain = (value: unknown) => (typeof value === 'string' ? storable(value) : value);
