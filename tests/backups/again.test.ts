import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backUpBeforeMigration, backUpOrSend } from '../../src/server/backups/back-up.ts';
import { backupJob } from '../../src/server/backups/backup-jobs.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import { migrate } from '../../src/server/storage/migrate.ts';
import { migrations } from '../../src/server/storage/migrations/index.ts';
import { distantBucket } from '../uploads/distant-bucket.ts';
import { backUp } from './backups.ts';
import { bucketIn, emptyPlace, openSite, places, type Site, storeLeads } from './site.ts';

const copiesOf = ({ settings }: Site) =>
  readdirSync(join(settings.dataDir, 'backups')).filter((name) => name.endsWith('.tar.gz'));

describe('while the bucket for backups is away', () => {
  async function siteWithBucket() {
    const { s3, proxy, objects } = await distantBucket();
    const environment = {
      ...(await emptyPlace(places[0])),
      ...bucketIn('BACKUP_S3', { settings: s3 }),
    };
    const site = await openSite(environment);
    return {
      site,
      proxy,
      objects,
      settings: readSettings({ ...environment, BACKUP_EVERY: '24h' }),
    };
  }

  test('one copy is made for all the tries, and that one is sent when it is back', async () => {
    const { site, proxy, objects, settings } = await siteWithBucket();
    proxy.refuse();
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(backUpOrSend(settings)).rejects.toThrow('cannot be reached');
    }
    expect(copiesOf(site)).toHaveLength(1);
    proxy.letThrough();
    expect(await backUpOrSend(settings)).toBe(copiesOf(site)[0]);
    expect([...objects.keys()]).toEqual(copiesOf(site));
    // What has arrived is not sent in place of the next one.
    await backUpOrSend(settings);
    expect(copiesOf(site)).toHaveLength(2);
    expect([...objects.keys()].sort()).toEqual(copiesOf(site).sort());
  });

  test('a backup that has to be of now, as before the demo content goes, is made all the same', async () => {
    const { site, proxy, objects, settings } = await siteWithBucket();
    proxy.refuse();
    await expect(backUpOrSend(settings)).rejects.toThrow('cannot be reached');
    const [waiting] = copiesOf(site);
    proxy.letThrough();
    const made = await backupJob({ does: 'back up', settings });
    expect(made).not.toBe(waiting);
    expect([...objects.keys()]).toEqual([made]);
  });

  test('npm run backup makes a new copy each time, in place of the one that waited', async () => {
    const { site, proxy } = await siteWithBucket();
    proxy.refuse();
    const [first, second] = [await backUp(site.environment), await backUp(site.environment)];
    expect([first.code, second.code]).toEqual([1, 1]);
    expect(copiesOf(site)).toHaveLength(1);
  });
});

describe.each([places[0], places[2]])('on $engine a migration that fails', (place) => {
  test('leaves one copy of an unchanged database, however often it is tried', async () => {
    const site = await openSite(await emptyPlace(place));
    const start = () =>
      migrate(site.storage, {
        migrations: { ...migrations, '9999-fails': { up: () => Promise.reject(new Error('no')) } },
        before: () => backUpBeforeMigration(site.storage, site.settings),
      });
    for (let starts = 0; starts < 3; starts += 1) await expect(start()).rejects.toThrow('no');
    const [kept] = copiesOf(site);
    expect(copiesOf(site)).toEqual([expect.stringContaining('before-migration')]);

    await storeLeads(site.storage.db);
    await expect(start()).rejects.toThrow('no');
    expect(copiesOf(site)).toHaveLength(2);
    expect(copiesOf(site)).toContain(kept);
  });
});

test('a check of a database that is gone fails, and makes no empty one', async () => {
  const settings = readSettings(await emptyPlace(places[0]));
  const file = join(settings.dataDir, 'wajha.db');
  const checked = backupJob({ does: 'check', settings });
  await expect(checked).rejects.toThrow(`There is no database ${file}.`);
  expect(existsSync(file)).toBe(false);
});
