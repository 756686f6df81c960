import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { backUp } from '../../src/server/backups/back-up.ts';
import { readBackupName } from '../../src/server/backups/backup-name.ts';
import { readBackupFacts } from '../../src/server/backups/backup-notes.ts';
import { restore } from '../../src/server/backups/restore.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import { runCommand } from '../support/run-command.ts';
import { emptyPlace, everything, filledSite, openSite, picturesIn, places } from './site.ts';

test.each(places)('a backup of $engine and $store comes back anywhere as it was', async (place) => {
  const site = await filledSite(place);
  const { file, files } = await backUp(site.storage, site.settings);
  expect(readdirSync(join(site.settings.dataDir, 'backups'))).toHaveLength(1);
  expect(files).toBeGreaterThan(10);
  const was = await everything(site.storage.db);
  const pictures = await picturesIn(site.uploads);
  for (const table of filledTables) expect([table, was[table]]).not.toEqual([table, []]);

  for (const to of places) {
    const environment = await emptyPlace(to);
    const restored = await restore(file, readSettings(environment));
    expect(restored).toMatchObject({ before: undefined, files, lacking: [] });
    const other = await openSite(environment);
    expect(await everything(other.storage.db), JSON.stringify(to)).toEqual(was);
    expect(await picturesIn(other.uploads)).toEqual(pictures);
    const { lastAt } = await readBackupFacts(other.storage.db);
    expect(readBackupName(basename(file))?.madeAt).toBe(Date.parse(lastAt ?? ''));
  }
});

const filledTables = [
  ...['document', 'document_version', 'redirect', 'picture_use', 'upload', 'chore'],
  ...['lead', 'lead_mail', 'lead_mail_try', 'administrator'],
];

test('the commands move a site from the embedded database and the disk to PostgreSQL and a bucket', async () => {
  const [small, , , large] = places;
  const site = await filledSite(small);
  const made = await runCommand('src/server/backups/backup-command.ts', site.environment);
  expect([made.code, made.stderr]).toEqual([0, '']);
  const [, file = ''] = /^wajha: backed up to (\S+) \(/.exec(made.stdout) ?? [];
  const environment = await emptyPlace(large);
  const moved = await runCommand('src/server/backups/restore-command.ts', environment, [file]);
  expect([moved.code, moved.stderr]).toEqual([0, '']);
  expect(moved.stdout).toMatch(/^wajha: restored \S+ \(the database and \d+ files of pictures/);
  const other = await openSite(environment);
  expect((await everything(other.storage.db)).document).toEqual(
    (await everything(site.storage.db)).document,
  );
  expect(await picturesIn(other.uploads)).toEqual(await picturesIn(site.uploads));
});
