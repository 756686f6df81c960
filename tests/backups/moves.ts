import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { backUp } from '../../src/server/backups/back-up.ts';
import { readBackupName } from '../../src/server/backups/backup-name.ts';
import { readBackupFacts } from '../../src/server/backups/backup-notes.ts';
import { restore } from '../../src/server/backups/restore.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import { note } from '../proof/table.ts';
import { emptyPlace, everything, filledSite, openSite, type Place, picturesIn } from './site.ts';

export function testMoves(
  from: readonly Place[],
  targetsOf: (place: Place) => readonly Place[],
): void {
  test.each(from)(
    'a backup of $engine and $store comes back elsewhere as it was',
    async (place) => {
      const site = await filledSite(place);
      const { file, files } = await backUp(site.storage, site.settings);
      expect(readdirSync(join(site.settings.dataDir, 'backups'))).toHaveLength(1);
      expect(files).toBeGreaterThan(10);
      const was = await everything(site.storage.db);
      const pictures = await picturesIn(site.uploads);
      for (const table of filledTables) expect([table, was[table]]).not.toEqual([table, []]);

      for (const to of targetsOf(place)) {
        const environment = await emptyPlace(to);
        const restored = await restore(file, readSettings(environment));
        expect(restored).toMatchObject({ before: undefined, files, lacking: [] });
        const other = await openSite(environment);
        expect(await everything(other.storage.db), JSON.stringify(to)).toEqual(was);
        expect(await picturesIn(other.uploads)).toEqual(pictures);
        const { lastAt } = await readBackupFacts(other.storage.db);
        expect(readBackupName(basename(file))?.madeAt).toBe(Date.parse(lastAt ?? ''));
      }
      note('restore', `from ${place.engine} and ${place.store}`, {
        tried: `to ${targetsOf(place).length} places, ${files} files`,
        lost: 'no row, no byte',
      });
    },
  );
}

const filledTables = [
  ...['document', 'document_version', 'redirect', 'picture_use', 'upload', 'chore'],
  ...['lead', 'lead_mail', 'lead_mail_try', 'administrator'],
];
