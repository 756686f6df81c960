import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

export interface Outcome {
  rows: unknown[];
  changes?: number | bigint;
  lastInsertRowid?: number | bigint;
}

export function runOn(connection: DatabaseSync, { sql, parameters }: Statement): Outcome {
  // On a full disk SQLite takes all back by itself; asked to again, it would complain of that alone.
  if (sql === 'rollback' && !connection.isTransaction) return { rows: [] };
  const statement = connection.prepare(sql);
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values) };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { rows: [], changes, lastInsertRowid };
}
