import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeBackup } from '../../src/server/backups/make-backup.ts';
import { restoreNow } from './restores.ts';
import {
  emptyFolder,
  emptyPlace,
  everything,
  filledSite,
  openSite,
  type Place,
  places,
} from './site.ts';

export function testDamaged(targets: readonly Place[]): void {
  test.each(targets)('a damaged file changes nothing on $engine and $store', async (place) => {
    const { bytes } = await smallBackup();
    const site = await filledSite(place);
    const before = await everything(site.storage.db);
    const file = join(emptyFolder(), 'half');
    writeFileSync(file, bytes.subarray(0, bytes.length / 2));
    const { code, stdout, stderr } = await restoreNow(site.environment, file);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`wajha: The backup ${file} is damaged: unexpected end of file.\n`);
    expect(await everything(site.storage.db)).toEqual(before);
  });
}

export async function smallBackup() {
  const site = await openSite(await emptyPlace(places[0]));
  const { file } = await makeBackup(site, site.settings);
  return { file, bytes: readFileSync(file) };
}
