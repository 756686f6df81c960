import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { up } from '../../src/server/storage/migrations/0005-what-is-asked-of-records.ts';
import { location, post, service } from '../site/content.ts';
import { engines, openTestApp, type TestApp } from '../support/app.ts';

const undo = [
  'drop index document_by_title',
  'drop index document_by_title_ar',
  'drop index document_by_address',
  'alter table upload drop column going_since',
  'alter table document drop column title',
  'alter table document drop column title_ar',
  'alter table document drop column in_arabic',
];

describe.each(engines)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine);
  });
  afterAll(() => app.close());

  test('a database of before knows titles and Arabic pages, as if each save had said so', async () => {
    const arabic = { ar: { description: 'هنا' } };
    for (const [path, body] of [
      ['/blogs', post('Both', 'كلاهما')],
      ['/blogs', post('English \0 only')],
      ['/local-seo', location('Dubai', arabic)],
      ['/local-seo', location('Doha')],
      ['/services/services', service('Design', 'تصميم')],
      ['/services/services', service('Code')],
    ] as const) {
      expect((await app.admin('POST', path, body)).status).toBe(201);
    }
    const known = await columns();
    expect(known.map(({ in_arabic }) => in_arabic).toSorted()).toEqual([0, 0, 0, 1, 1, 1]);
    expect(known.filter(({ title }) => title !== null)).toHaveLength(2);

    for (const statement of undo) await sql.raw(statement).execute(app.storage.db);
    await up(app.storage.db as unknown as Kysely<unknown>);
    expect(await columns()).toEqual(known);
  });

  const columns = () =>
    app.storage.db
      .selectFrom('document')
      .select(['id', 'title', 'title_ar', 'in_arabic'])
      .orderBy('id')
      .execute();
});
