import { expect, test } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { emptyPlace, everything, filledSite, openSite, picturesIn, places } from './site.ts';

const [small, , , large] = places;

// All sixteen ways are in tests/proof.

test('the commands move a site from the embedded database and the disk to PostgreSQL and a bucket', async () => {
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
