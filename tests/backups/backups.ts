import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backUpSite } from '../../src/server/backups/back-up.ts';
import { proveArchive } from '../../src/server/backups/prove-archive.ts';
import { keepPicture } from '../../src/server/pictures/keep-picture.ts';
import { receiveImage } from '../../src/server/pictures/receive.ts';
import { runCommand } from '../support/run-command.ts';
import { drawing } from '../uploads/pictures.ts';
import { emptyFolder, emptyPlace, openSite, type Place, type Site } from './site.ts';

export const backUp = (environment: Record<string, string>) =>
  runCommand('src/server/backups/backup-command.ts', environment);

export const backupsOf = ({ settings }: Site) => readdirSync(join(settings.dataDir, 'backups'));

export const describeBackup = (from: readonly Place[]) =>
  describe.each(from)('npm run backup on $engine and $store', (place) => {
    test('says where the one file is, notes that it was proved, and that only', async () => {
      const site = await openSite(await emptyPlace(place));
      await storePicture(site);
      const { code, stdout, stderr } = await backUp(site.environment);
      expect([code, stderr]).toEqual([0, '']);
      const [name = '', ...others] = backupsOf(site);
      expect([name, others]).toEqual([expect.stringMatching(/^[\dT-]+Z\.tar\.gz$/), []]);
      const file = join(site.settings.dataDir, 'backups', name);
      expect(stdout).toBe(`wajha: backed up to ${file} (the database and 1 files of pictures)\n`);
      expect(await proveArchive(file, emptyFolder())).toMatchObject({ files: 1, lacking: [] });
      const chores = await site.storage.db.selectFrom('chore').selectAll().execute();
      expect(chores).toMatchObject([{ name: 'backup', taken_at: null, detail: name }]);
    });

    test('fails where pictures are missing, says how many, and calls what it made incomplete', async () => {
      const site = await openSite(await emptyPlace(place));
      await site.uploads.remove((await storePicture(site)).name);
      const { code, stdout, stderr } = await backUp(site.environment);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^wajha: The copy in \S+ lacks 1 of 1 pictures, [^\n]*\n$/);
      expect(backupsOf(site)).toEqual([expect.stringMatching(/-incomplete\.tar\.gz$/)]);
      const chores = await site.storage.db.selectFrom('chore').select('name').execute();
      expect(chores).toEqual([{ name: 'backup failure' }]);
      // The next one takes its place.
      await expect(backUpSite(site.settings)).rejects.toThrow(/lacks 1 of 1 pictures/);
      expect(backupsOf(site)).toHaveLength(1);
    });
  });

async function storePicture({ uploads, storage }: Site) {
  const picture = await receiveImage(await drawing().png().toBuffer(), { pngOnly: false });
  await keepPicture(uploads, storage.db, picture);
  return picture;
}
