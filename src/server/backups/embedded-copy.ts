import { DatabaseSync } from 'node:sqlite';

/** What a copy of the database holds, read from the copy itself. */
export interface CopyFacts {
  migrations: string[];
  /** How many, by table. */
  rows: Record<string, number>;
  oldestLead: string | null;
  pictures: string[];
}

export const DATABASE = 'wajha.db';

export const factsOf = (file: string): CopyFacts =>
  withCopy(file, (copy) => {
    const all = (query: string) => copy.prepare(query).all();
    const names = all("select name from sqlite_schema where type = 'table' order by name");
    const rows = names.map(({ name }) => {
      const [found] = all(`select count(*) as count from "${name}"`);
      return [name, Number(found?.count)];
    });
    const [oldest] = all('select min(created_at) as at from lead');
    return {
      migrations: all('select name from kysely_migration order by name').map(nameIn),
      rows: Object.fromEntries(rows),
      oldestLead: (oldest?.at as string | null) ?? null,
      pictures: all('select * from upload')
        // The file of one that is on its way out may be gone already. A backup from before the base,
        // out of which leads are taken all the same, may lack the column.
        .filter(({ going_since = null }) => going_since === null)
        .map(nameIn),
    };
  });

/** Nothing where SQLite finds all of it in order. */
export const flawIn = (file: string): string | undefined =>
  withCopy(file, (copy) => {
    const [found] = copy.prepare('pragma integrity_check').all();
    if (found?.integrity_check !== 'ok') return `${found?.integrity_check}`;
    const [untied] = copy.prepare('pragma foreign_key_check').all();
    return (
      untied && `a row of ${untied.table} belongs to one of ${untied.parent} that is not there`
    );
  });

/** The leads that were made until `oldest`, with all that is known of their e-mails. */
export const takeOutLeads = (file: string, oldest: string): void =>
  withCopy(file, (copy) => {
    // What is only marked as free could still be read from the file.
    copy.exec('pragma secure_delete = on; pragma foreign_keys = on');
    copy.prepare('delete from lead where created_at <= ?').run(oldest);
  });

/** Answers that are kept for a day have no place in a copy that is kept for a year. */
export const takeOutAnswers = (file: string): void =>
  withCopy(file, (copy) => copy.exec('pragma secure_delete = on; delete from idempotency_key'));

export const takeOutPictures = (file: string, names: string[]): void =>
  withCopy(file, (copy) => {
    const statement = copy.prepare('delete from upload where name = ?');
    for (const name of names) statement.run(name);
  });

/** Whether the tables of two copies of the same structure hold the same rows. */
export const isSameContent = (file: string, other: string): boolean =>
  withCopy(file, (copy) => {
    copy.prepare('attach ? as other').run(other);
    const tables = copy
      // That of the migrations says when each was made, in the copy of PostgreSQL when it was copied.
      .prepare("select name from sqlite_schema where type = 'table' and name not like 'kysely%'")
      .all()
      .map(nameIn);
    return tables.every((name) => {
      const found = copy
        .prepare(`select * from main."${name}" except select * from other."${name}" limit 1`)
        .get();
      return found === undefined;
    });
  });

function withCopy<T>(file: string, work: (copy: DatabaseSync) => T): T {
  const copy = new DatabaseSync(file);
  try {
    return work(copy);
  } finally {
    copy.close();
  }
}

const nameIn = ({ name }: Record<string, unknown>) => String(name);
