import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backUp } from '../../src/server/backups/back-up.ts';
import { makeBackup } from '../../src/server/backups/make-backup.ts';
import { restore } from '../../src/server/backups/restore.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import { migrate } from '../../src/server/storage/migrate.ts';
import { openStorage } from '../../src/server/storage/open-storage.ts';
import { openTestApp } from '../support/app.ts';
import { fakeS3 } from '../uploads/fake-s3.ts';
import { describeRestore, leadsOf, restoreNow, siteWithLeads } from './restores.ts';
import {
  bucketIn,
  emptyPlace,
  filledSite,
  openSite,
  picturesIn,
  places,
  storeLeads,
} from './site.ts';

const [embedded, , onPostgres] = places;

// To PostgreSQL in tests/proof.
describeRestore(embedded);

test('a server on the embedded database has to be stopped first', async () => {
  const source = await siteWithLeads(embedded);
  const { file } = await backUp(source.storage, source.settings);
  const environment = await emptyPlace(embedded);
  const serving = await openStorage(readSettings(environment), { exclusive: true });
  await migrate(serving);
  const { code, stdout, stderr } = await restoreNow(environment, file);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^wajha: The data directory \S+ is in use by another process; [^\n]*\n$/);
  expect(await serving.db.selectFrom('lead').selectAll().execute()).toEqual([]);
  await serving.close();
});

test('servers on PostgreSQL go on, show it at once, and every sign-in ends', async () => {
  const app = await openTestApp('postgres');
  onTestFinished(() => app.close());
  const questions = async (): Promise<string[]> =>
    (await app.call('GET', '/home')).body.faq.map(({ question }: { question: string }) => question);
  const ask = (question: string) => app.admin('POST', '/home/faq', { question, answer: 'A' });
  await ask('Before?');
  const { file } = await backUp(app.storage, app.settings);
  await ask('After?');
  expect(await questions()).toHaveLength(2);
  await restore(file, app.settings);
  await expect.poll(questions).toEqual(['Before?']);
  expect((await ask('Signed in?')).status).toBe(401);
  const { username, password } = { username: 'admin', password: app.password };
  const login = await app.call('POST', '/admin/login', { body: { username, password } });
  const { token } = login.body;
  const body = { question: 'Again?', answer: 'A' };
  expect((await app.call('POST', '/home/faq', { token, body })).status).toBe(201);
  expect((await questions()).toSorted()).toEqual(['Again?', 'Before?']);
});

test('a picture that is damaged where it is put is put right', async () => {
  const source = await filledSite(embedded);
  const { file } = await backUp(source.storage, source.settings);
  const target = await openSite(await emptyPlace(embedded));
  const pictures = await picturesIn(source.uploads);
  const [name = ''] = pictures.keys();
  await target.uploads.put(name, Buffer.from('half a picture'));
  await restore(file, target.settings);
  expect(await picturesIn(target.uploads)).toEqual(pictures);
});

test('a backup comes from the bucket where the disk is gone', async () => {
  const away = bucketIn('BACKUP_S3', await fakeS3());
  const source = await openSite({ ...(await emptyPlace(embedded)), ...away });
  await storeLeads(source.storage.db);
  const { name } = await backUp(source.storage, source.settings);
  const environment = { ...(await emptyPlace(embedded)), ...away };
  await restore(basename(name), readSettings(environment));
  expect(await leadsOf(await openSite(environment))).toEqual(['old', 'young']);
  expect(readdirSync(join(environment.DATA_DIR ?? '', 'backups'))).toEqual([]);
});

test('a bucket that refuses once all is restored is said, with the backup in place', async () => {
  const source = await siteWithLeads(embedded);
  const { file } = await backUp(source.storage, source.settings);
  const environment = {
    ...(await emptyPlace(embedded)),
    ...bucketIn('S3', { settings: { endpoint: 'http://127.0.0.1:1' } }),
  };
  await expect(restore(file, readSettings(environment))).rejects.toThrow(
    /^The backup is restored\. Which pictures are lacking is not known\. \(.+\)$/,
  );
  const target = await openSite(environment);
  expect(await leadsOf(target)).toEqual(['old', 'young']);
});

test('a copy of the database alone says which pictures are nowhere', async () => {
  const source = await filledSite(embedded);
  const { storage, settings } = source;
  const occasion = 'before-migration';
  const { file } = await makeBackup({ storage, occasion }, settings);
  // Where they are, all is well.
  expect(await restore(file, settings)).toMatchObject({ lacking: [] });
  const { code, stdout, stderr } = await restoreNow(await emptyPlace(onPostgres), file);
  expect([code, stdout]).toEqual([1, expect.stringContaining('wajha: restored ')]);
  expect(stderr).toMatch(/^wajha: It lacks (\d+) of \1 pictures, which are not in \S+ either\.\n$/);
});
