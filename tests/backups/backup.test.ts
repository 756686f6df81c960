import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backUpSite } from '../../src/server/backups/back-up.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import { fakeS3 } from '../uploads/fake-s3.ts';
import { backUp, backupsOf, describeBackup } from './backups.ts';
import { bucketIn, emptyFolder, emptyPlace, openSite, places } from './site.ts';

// From the other places in tests/proof.
describeBackup([places[0], places[3]]);

describe('a backup of nothing', () => {
  test('is refused where there is no database, and makes none', async () => {
    const nowhere = join(emptyFolder(), 'typing-error');
    const { code, stdout, stderr } = await backUp({ DATA_DIR: nowhere });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`wajha: There is no database in ${nowhere}; set DATA_DIR.\n`);
    expect(existsSync(nowhere)).toBe(false);
    mkdirSync(nowhere);
    const empty = backUpSite(readSettings({ DATA_DIR: nowhere }));
    await expect(empty).rejects.toThrow(`There is no database in ${nowhere}; set DATA_DIR.`);
    expect(readdirSync(nowhere)).toEqual([]);
  });

  test('is refused where the database is empty', async () => {
    const [, , onPostgres] = places;
    const environment = await emptyPlace(onPostgres);
    const refused = backUpSite(readSettings(environment));
    await expect(refused).rejects.toThrow(/^The database is empty; the first start fills it\.$/);
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
    expect(bucket.requests.slice(0, 2)).toEqual([
      `PUT /pictures/a/b/${name}`,
      `GET /pictures/a/b/${name}`,
    ]);
  });

  test('that keeps something else is found out', async () => {
    const { bucket, settings } = await away();
    const site = await openSite({ ...(await emptyPlace(places[0])), ...settings });
    const keep = bucket.objects.set.bind(bucket.objects);
    bucket.objects.set = (key, object) => keep(key, { ...object, body: object.body.subarray(1) });
    await expect(backUpSite(site.settings)).rejects.toThrow(
      /^The bucket for backups pictures has not kept \S+ as it is\.$/,
    );
  });

  test('that cannot be reached is a failure, though there is a copy here', async () => {
    const settings = bucketIn('BACKUP_S3', { settings: { endpoint: 'http://127.0.0.1:1' } });
    const site = await openSite({ ...(await emptyPlace(places[0])), ...settings });
    const { code, stdout, stderr } = await backUp(site.environment);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe('wajha: The bucket for backups at http://127.0.0.1:1 cannot be reached.\n');
    expect(backupsOf(site).filter((name) => name.endsWith('.tar.gz'))).toHaveLength(1);
  });
});
