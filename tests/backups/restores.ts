import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { backUp } from '../../src/server/backups/back-up.ts';
import { makeBackup } from '../../src/server/backups/make-backup.ts';
import { restore } from '../../src/server/backups/restore.ts';
import { migrations } from '../../src/server/storage/migrations/index.ts';
import { runCommand } from '../support/run-command.ts';
import {
  emptyPlace,
  everything,
  filledSite,
  openSite,
  type Place,
  places,
  type Site,
  storeLeads,
} from './site.ts';

const [embedded] = places;

export const restoreNow = (environment: Record<string, string>, file: string) =>
  runCommand('src/server/backups/restore-command.ts', environment, [file]);

export const leadsOf = async ({ storage }: Site) =>
  (await storage.db.selectFrom('lead').select('id').orderBy('id').execute()).map(({ id }) => id);

export async function siteWithLeads(place: Place) {
  const site = await openSite(await emptyPlace(place));
  await storeLeads(site.storage.db);
  return site;
}

export const describeRestore = (place: Place) =>
  describe(`a restore to ${place.engine}`, () => {
    test('replaces all that was there, of which it makes a backup first and says where', async () => {
      const source = await siteWithLeads(embedded);
      const { file } = await backUp(source.storage, source.settings);
      const target = await filledSite(place);
      const was = await everything(target.storage.db);
      await target.storage.db
        .insertInto('session')
        .values(await aSession(target))
        .execute();

      const first = await restoreNow(target.environment, file);
      expect([first.code, first.stderr]).toEqual([0, '']);
      expect(await everything(target.storage.db)).toEqual(await everything(source.storage.db));
      const sessions = await target.storage.db.selectFrom('session').selectAll().execute();
      expect(sessions).toEqual([]);

      const [, before = ''] = /what was there before is in (\S+)\n/.exec(first.stdout) ?? [];
      expect(before).toMatch(/-before-restore\.tar\.gz$/);
      expect((await restoreNow(target.environment, before)).code).toBe(0);
      expect(await everything(target.storage.db)).toEqual(was);
    });

    test('that fails half-way leaves everything as it was', async () => {
      const source = await filledSite(embedded);
      const { file } = await backUp(source.storage, source.settings);
      const target = await siteWithLeads(place);
      await refusePictures(target);
      const was = await everything(target.storage.db);
      await expect(restore(file, target.settings)).rejects.toThrow(/on purpose/);
      expect(await everything(target.storage.db)).toEqual(was);
    });

    test('brings a backup from before a migration up to date', async () => {
      const source = await siteWithLeads(place);
      const { file } = await backUp(source.storage, source.settings);
      migrations['9000-later'] = {
        async up(db) {
          await sql`alter table lead add column later text default 'here'`.execute(db);
        },
      };
      onTestFinished(() => void delete migrations['9000-later']);
      const target = await openSite(await emptyPlace(place));
      await restore(file, target.settings);
      expect(await leadsOf(target)).toEqual(['old', 'young']);
      const { rows } = await sql`select later from lead`.execute(target.storage.db);
      expect(rows).toEqual([{ later: 'here' }, { later: 'here' }]);
    });

    test('refuses a backup of a newer program', async () => {
      const source = await openSite(await emptyPlace(embedded));
      await sql`insert into kysely_migration values ('9999-later', '')`.execute(source.storage.db);
      const { file } = await makeBackup(source, source.settings);
      const target = await siteWithLeads(place);
      await expect(restore(file, target.settings)).rejects.toThrow(
        /^The backup \S+ was made by a newer version of the program; /,
      );
      expect(await leadsOf(target)).toEqual(['old', 'young']);
    });

    test('leaves out the leads that have been kept long enough', async () => {
      const source = await siteWithLeads(embedded);
      const { file } = await backUp(source.storage, source.settings);
      const target = await openSite({ ...(await emptyPlace(place)), LEADS_KEEP_DAYS: '30' });
      await restore(file, target.settings);
      expect(await leadsOf(target)).toEqual(['young']);
    });

    test('leaves no chore in the hands of a process that is elsewhere', async () => {
      const source = await openSite(await emptyPlace(embedded));
      const taken = { taken_at: new Date().toISOString(), done_at: null };
      await source.storage.db
        .insertInto('chore')
        .values([
          { name: 'backup', ...taken },
          { name: 'sweep', ...taken },
        ])
        .execute();
      const { file } = await backUp(source.storage, source.settings);
      const target = await openSite(await emptyPlace(place));
      await restore(file, target.settings);
      const chores = await target.storage.db.selectFrom('chore').select('taken_at').execute();
      expect(chores).toEqual([{ taken_at: null }, { taken_at: null }]);
    });

    test('marks an e-mail that was waiting: it may have been sent since', async () => {
      const source = await siteWithLeads(embedded);
      const waiting = { state: 'waiting', due_at: new Date().toISOString() } as const;
      await source.storage.db
        .updateTable('lead_mail')
        .set(waiting)
        .where('lead_id', '=', 'old')
        .execute();
      const { file } = await backUp(source.storage, source.settings);
      const target = await openSite(await emptyPlace(place));
      await restore(file, target.settings);
      const mails = await target.storage.db
        .selectFrom('lead_mail')
        .select(['lead_id', 'possibly_repeated'])
        .orderBy('lead_id')
        .execute();
      expect(mails).toEqual([
        { lead_id: 'old', possibly_repeated: 1 },
        { lead_id: 'young', possibly_repeated: 0 },
      ]);
    });
  });

async function aSession({ storage }: Site) {
  const { id } = await storage.db
    .selectFrom('administrator')
    .select('id')
    .executeTakeFirstOrThrow();
  const created_at = new Date().toISOString();
  return { token_hash: 'x', administrator_id: id, created_at, last_used_at: created_at };
}

/** Whatever the engine: no row goes in. */
async function refusePictures({ storage: { db }, settings }: Site): Promise<void> {
  if (!settings.databaseUrl) {
    await sql`create trigger refuse before insert on upload
      begin select raise(abort, 'on purpose'); end`.execute(db);
    return;
  }
  await sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'on purpose'; end $$`.execute(db);
  await sql`create trigger refuse before insert on upload execute function refuse()`.execute(db);
}
