import { sql } from 'kysely';
import { StartProblem } from '../process/start-problem.ts';
import { BASE } from './migrations/index.ts';
import type { Database } from './storage.ts';

/** The migrations that the base took the place of; together they made the same tables. */
export const BEFORE_BASE = [
  '0001-ground-floor',
  '0002-lead-mail',
  '0003-picture-uses',
  '0004-long-lists',
  '0005-what-is-asked-of-records',
  '0006-several-processes',
  '0007-what-was-in-code',
  '0008-words-and-tools',
  '0009-colours-of-groups',
  '0010-choices-of-leads',
  '0011-demo-records',
  '0012-idempotency-keys',
  '0013-filled-lists',
  '0014-mail-by-recipient',
];

/** A database or a backup from before the base. */
export class TooOld extends StartProblem {
  constructor(what: string, first: string) {
    super(
      `${what} a version of the program that is too old for this one, and was left as it is; ${first} with a version whose last migration is ${BEFORE_BASE.at(-1)}.`,
    );
  }
}

/** These migrations, all of those before the base as the base itself. Refuses fewer than that. */
export async function sinceBase(db: Database, names: string[]): Promise<string[]> {
  if (names.length === 0 || names.some((name) => name >= BASE)) return names;
  const isComplete = BEFORE_BASE.every((name) => names.includes(name));
  if (isComplete && !(await lacksContent(db))) return [BASE];
  throw new TooOld('The database was written by', 'start it first');
}

/** Whether those versions would store more content at their next start. */
async function lacksContent(db: Database): Promise<boolean> {
  try {
    const { rows } = await sql`select kind from kind_to_fill`.execute(db);
    return rows.length > 0;
  } catch (error) {
    // Another process has taken over since the names were read, and the table went.
    const { rows } = await sql`select name from kysely_migration where name = ${BASE}`.execute(db);
    if (rows.length > 0) return false;
    throw error;
  }
}

/** Writes the name of the base in the place of those before it: the tables and rows stay. */
export async function takeOverBase(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numAffectedRows } = await sql`
      delete from kysely_migration where name in (${sql.join(BEFORE_BASE)})
    `.execute(transaction);
    // Another process that started at the same moment has done it.
    if (!numAffectedRows) return;
    await sql`
      insert into kysely_migration (name, timestamp) values (${BASE}, ${new Date().toISOString()})
    `.execute(transaction);
    await sql`drop table kind_to_fill`.execute(transaction);
  });
}
