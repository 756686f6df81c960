import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { raiseRevision } from '../content/content-lock.ts';
import { keepClock } from '../process/clock.ts';
import { insertRows } from '../storage/insert-rows.ts';
import type { Database, Storage } from '../storage/storage.ts';
import { noteBackup } from './backup-notes.ts';

/** The site goes on counting, so that every process sees a change. Sign-ins and limits are of today. */
const left = /^(content_revision|session|rate_limit|idempotency_key|kysely_.*)$/;

interface Options {
  /** Whether other processes may be at work on the same database. */
  isShared: boolean;
  /** When the backup was made, where it is a whole one. */
  provedAt: number | null;
}

/** Puts what an embedded copy holds in the place of all that is stored, or nothing of it. */
export async function replaceEverything(
  file: string,
  storage: Storage,
  { isShared, provedAt }: Options,
): Promise<void> {
  const copy = new DatabaseSync(file);
  try {
    const tables = tablesInOrder(copy).filter((name) => !left.test(name));
    const replace = async (to: Database) => {
      // First, as every save does: whoever is saving has finished.
      await raiseRevision(to);
      if (isShared) await keepOthersOut(to, ['session', 'idempotency_key', ...tables]);
      await to.deleteFrom('session').execute();
      // The records in these answers may be gone after the restore.
      await to.deleteFrom('idempotency_key').execute();
      await keepClock(to, async () => {
        for (const name of tables.toReversed())
          await sql`delete from ${sql.table(name)}`.execute(to);
        for (const name of tables) await copyTable(copy, to, name);
      });
      await noteWhatIsDifferent(to);
      if (provedAt !== null) await noteBackup(to, 'restored', provedAt);
      await storage.announce(to, { revision: await passRevision(copy, to), changed: null });
    };
    await storage.withoutLimits((db) => db.transaction().execute(replace));
  } finally {
    copy.close();
  }
}

/** Who only reads goes on reading what was there before. */
async function keepOthersOut(to: Database, tables: string[]): Promise<void> {
  const list = sql.join(tables.map((name) => sql.table(name)));
  await sql`lock table ${list} in share row exclusive mode`.execute(to);
}

/** Those that others refer to come first. */
function tablesInOrder(copy: DatabaseSync): string[] {
  const rows = copy.prepare("select name from sqlite_schema where type = 'table'").all();
  const tables = rows.map(({ name }) => String(name));
  const ordered = new Set<string>();
  const add = (name: string) => {
    const ties = copy.prepare('select "table" as name from pragma_foreign_key_list(?)').all(name);
    for (const tie of ties) if (tie.name !== name) add(String(tie.name));
    ordered.add(name);
  };
  for (const name of tables) add(name);
  return [...ordered];
}

const atOnce = 200;

/** A part at a time: years of versions do not fill the memory. */
async function copyTable(copy: DatabaseSync, to: Database, name: string): Promise<void> {
  const rows = copy.prepare(name === 'document' ? documentsInOrder : `select * from "${name}"`);
  let part: Record<string, unknown>[] = [];
  for (const row of rows.iterate()) {
    part.push(row);
    if (part.length < atOnce) continue;
    await insertRows(to, name, part);
    part = [];
  }
  await insertRows(to, name, part);
}

/** Each after the one that it is part of. */
const documentsInOrder = `
  with recursive level (id, depth) as (
    select id, 0 from document where parent_id is null
    union all
    select document.id, depth + 1 from document join level on document.parent_id = level.id
  )
  select document.* from document join level on level.id = document.id order by depth
`;

async function noteWhatIsDifferent(to: Database): Promise<void> {
  // Whoever was at a chore when the copy was made is not at it here.
  await to.updateTable('chore').set({ taken_at: null }).execute();
  // It may have been sent since; whoever gets it is to know.
  await to
    .updateTable('lead_mail')
    .set({ possibly_repeated: 1 })
    .where('state', '=', 'waiting')
    .execute();
}

/** Beyond both: what was seen under a number is not seen again under it. */
async function passRevision(copy: DatabaseSync, to: Database): Promise<number> {
  const row = copy.prepare('select revision from content_revision').get();
  const { revision } = await to
    .updateTable('content_revision')
    .set(({ eb }) => ({ revision: eb('revision', '+', Number(row?.revision)) }))
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}
