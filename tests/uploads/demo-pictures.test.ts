import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pictureFacts } from '../../src/model/picture.ts';
import { openStore } from '../../src/server/pictures/store/open-store.ts';
import { seedDemo } from '../../src/server/seed/seed-demo.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { storedBytes } from './stored-image.ts';
import { listed } from './temporary-store.ts';

test('the pictures of the demo site are kept as they are, and described in both languages', async () => {
  const app = await openTestApp('sqlite');
  onTestFinished(() => app.close());
  const store = await openStore(app.settings);
  await seedDemo(app.storage, store);
  const names = await listed(store);
  expect(names.length).toBeGreaterThan(40);
  const { revision } = await revisionOf(app);
  await seedDemo(app.storage, store);
  expect(await revisionOf(app)).toEqual({ revision });

  const folder = join(import.meta.dirname, '../../demo/images');
  const files = await Promise.all(
    (await readdir(folder)).map((file) => readFile(join(folder, file), 'base64')),
  );
  for (const name of names) {
    expect(pictureFacts(`/uploads/${name}`), name).not.toBeNull();
    expect(files).toContain((await storedBytes(name, store)).toString('base64'));
  }

  const rows = await app.storage.db.selectFrom('document').select(['id', 'body']).execute();
  const uses = rows.flatMap(({ id, body }) => usesIn(id, JSON.parse(body)));
  const halfDescribed = uses.filter(({ english, arabic }) => Boolean(english) !== Boolean(arabic));
  expect(halfDescribed).toEqual([]);
  expect(uses.filter(({ english }) => english).length).toBeGreaterThan(40);
});

const revisionOf = (app: TestApp) =>
  app.storage.db.selectFrom('content_revision').select('revision').executeTakeFirstOrThrow();

interface Body extends Record<string, unknown> {
  ar?: Record<string, string>;
}

const usesIn = (id: string, body: Body) =>
  Object.keys(body)
    .filter((key) => pictureFacts(String(body[key])) !== null)
    .map((key) => ({ id, english: body[`${key}Alt`], arabic: body.ar?.[`${key}Alt`] }));
