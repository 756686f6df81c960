import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { backUp } from '../../src/server/backups/back-up.ts';
import { DATABASE } from '../../src/server/backups/embedded-copy.ts';
import { makeBackup } from '../../src/server/backups/make-backup.ts';
import { proveArchive } from '../../src/server/backups/prove-archive.ts';
import { tidyBackups } from '../../src/server/backups/tidy-backups.ts';
import { keepPicture } from '../../src/server/pictures/keep-picture.ts';
import { receiveImage } from '../../src/server/pictures/receive.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import { fakeS3 } from '../uploads/fake-s3.ts';
import { drawing } from '../uploads/pictures.ts';
import { bucketIn, emptyFolder, emptyPlace, openSite, places, storeLeads } from './site.ts';

const LEADS_KEEP_DAYS = '30';
const both = ['old', 'old', 'young', 'young'];
const oneOfBoth = ['young', 'young'];

/** Of both tables that speak of leads, in a backup that is sound. */
async function leadsIn(file: string): Promise<string[]> {
  const folder = emptyFolder();
  await proveArchive(file, folder);
  const copy = new DatabaseSync(join(folder, DATABASE));
  const rows = copy
    .prepare('select id from lead union all select lead_id from lead_mail_try order by 1')
    .all();
  copy.close();
  return rows.map(({ id }) => String(id));
}

describe.each(places)('LEADS_KEEP_DAYS on $engine and $store', (place) => {
  test('holds for the backups that are made and for those made before', async () => {
    const bucket = await fakeS3();
    const away = bucketIn('BACKUP_S3', bucket);
    const site = await openSite({ ...(await emptyPlace(place)), ...away });
    const picture = await receiveImage(await drawing().png().toBuffer(), { pngOnly: false });
    await keepPicture(site.uploads, site.storage.db, picture);
    await storeLeads(site.storage.db);
    const occasion = 'before-migration';
    const automatic = await makeBackup({ storage: site.storage, occasion }, site.settings);
    const before = await backUp(site.storage, site.settings);
    const settings = readSettings({ ...site.environment, LEADS_KEEP_DAYS });
    const after = await backUp(site.storage, settings);
    expect(await leadsIn(after.file)).toEqual(oneOfBoth);
    expect(
      gunzipSync(readFileSync(after.file))
        .toString('latin1')
        .match(/Haddad/g),
    ).toHaveLength(1);

    const stored = () => bucket.objects.get(before.name)?.body;
    expect(await leadsIn(before.file)).toEqual(both);
    expect(stored()?.equals(readFileSync(before.file))).toBe(true);
    const untouched = readFileSync(after.file);
    await tidyBackups(settings);
    expect(await leadsIn(automatic.file)).toEqual(oneOfBoth);
    expect(await leadsIn(before.file)).toEqual(oneOfBoth);
    expect((await proveArchive(before.file, emptyFolder())).files).toBe(1);
    expect(stored()?.equals(readFileSync(before.file))).toBe(true);
    expect(readFileSync(after.file).equals(untouched)).toBe(true);
  });
});

test('a backup that is in the bucket alone forgets leads too', async () => {
  const bucket = await fakeS3();
  const away = bucketIn('BACKUP_S3', bucket);
  const site = await openSite({ ...(await emptyPlace(places[0])), ...away });
  await storeLeads(site.storage.db);
  const { name } = await backUp(site.storage, site.settings);
  const DATA_DIR = emptyFolder();
  await tidyBackups(readSettings({ DATA_DIR, LEADS_KEEP_DAYS, ...away }));
  const body = gunzipSync(bucket.objects.get(name)?.body ?? '');
  expect(body.toString('latin1').match(/Haddad/g)).toHaveLength(1);
});
