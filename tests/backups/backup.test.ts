import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { proveArchive } from '../../src/server/backups/prove-archive.ts';
import { keepPicture } from '../../src/server/pictures/keep-picture.ts';
import { receiveImage } from '../../src/server/pictures/receive.ts';
import { runCommand } from '../support/run-command.ts';
import { fakeS3 } from '../uploads/fake-s3.ts';
import { drawing } from '../uploads/pictures.ts';
import { bucketIn, emptyFolder, emptyPlace, openSite, places, type Site } from './site.ts';

const backUp = (environment: Record<string, string>) =>
  runCommand('src/server/backups/backup-command.ts', environment);

const backupsOf = ({ settings }: Site) => readdirSync(join(settings.dataDir, 'backups'));

async function storePicture({ uploads, storage }: Site) {
  const picture = await receiveImage(await drawing().png().toBuffer(), { pngOnly: false });
  await keepPicture(uploads, storage.db, picture);
  return picture;
}

describe.each(places)('npm run backup on $engine and $store', (place) => {
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
    await backUp(site.environment);
    expect(backupsOf(site)).toHaveLength(1);
  });
});

describe('a backup of nothing', () => {
  test('is refused where there is no database, and makes none', async () => {
    const nowhere = join(emptyFolder(), 'typing-error');
    const { code, stdout, stderr } = await backUp({ DATA_DIR: nowhere });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`wajha: There is no database in ${nowhere}; set DATA_DIR.\n`);
    expect(existsSync(nowhere)).toBe(false);
    mkdirSync(nowhere);
    expect((await backUp({ DATA_DIR: nowhere })).code).toBe(1);
    expect(readdirSync(nowhere)).toEqual([]);
  });

  test('is refused where the database is empty', async () => {
    const [, , onPostgres] = places;
    const environment = await emptyPlace(onPostgres);
    const { code, stdout, stderr } = await backUp(environment);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe('wajha: The database is empty; the first start fills it.\n');
    expect(readdirSync(environment.DATA_DIR ?? '')).toEqual([]);
  });
});

describe('the bucket for backups', () => {
  const away = async (options = {}) => {
    const bucket = await fakeS3(options);
    return { bucket, settings: { ...bucketIn('BACKUP_S3', bucket), BACKUP_S3_PREFIX: 'a/b' } };
  };

  test('gets a copy, byte for byte', async () => {
    const { bucket, settings } = await away();
    const site = await openSite({ ...(await emptyPlace(places[0])), ...settings });
    const { code, stdout } = await backUp(site.environment);
    expect([code, stdout]).toEqual([0, expect.stringContaining(' and to the bucket pictures (')]);
    const [name = ''] = backupsOf(site);
    expect([...bucket.objects.keys()]).toEqual([`a/b/${name}`]);
    expect(bucket.requests.slice(-2)).toEqual([
      `PUT /pictures/a/b/${name}`,
      `GET /pictures/a/b/${name}`,
    ]);
  });

  test('that keeps something else is found out', async () => {
    const { bucket, settings } = await away();
    const site = await openSite({ ...(await emptyPlace(places[0])), ...settings });
    const keep = bucket.objects.set.bind(bucket.objects);
    bucket.objects.set = (key, object) => keep(key, { ...object, body: object.body.subarray(1) });
    const { code, stdout, stderr } = await backUp(site.environment);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^wajha: The bucket for backups pictures has not kept \S+ as it is\.\n$/,
    );
  });

  test('that cannot be reached is a failure, though there is a copy here', async () => {
    const settings = bucketIn('BACKUP_S3', { settings: { endpoint: 'http://127.0.0.1:1' } });
    const site = await openSite({ ...(await emptyPlace(places[0])), ...settings });
    const { code, stdout, stderr } = await backUp(site.environment);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe('wajha: The bucket for backups at http://127.0.0.1:1 cannot be reached.\n');
    expect(backupsOf(site)).toHaveLength(1);
  });
});
