import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { up } from '../../src/server/storage/migrations/0003-picture-uses.ts';
import { engines, openTestApp, type TestApp } from '../support/app.ts';
import { listPicture } from '../support/list-picture.ts';

const undo = [
  'drop table picture_use',
  'drop index document_by_version',
  'drop index upload_by_age',
  'alter table upload drop column kept',
];

describe.each(engines)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine);
  });
  afterAll(() => app.close());

  test('a database of before knows where its pictures are used, as if it had noted each save', async () => {
    const picture = (letter: string, type: string) =>
      `/uploads/${letter.repeat(32)}-20x10-none.${type}`;
    for (const [letter, type] of [
      ['a', 'anim.webp'],
      ['b', 'png'],
      ['c', 'jpg'],
    ] as const) {
      await listPicture(app.storage.db, picture(letter, type));
    }
    const item = {
      name: 'Harbour \u0000',
      description: `See ${picture('c', 'jpg')}.w320.webp and ${'x'.repeat(300)}`,
      image: picture('a', 'anim.webp'),
      imageAlt: 'Ships',
      ar: { name: 'الميناء' },
    };
    const { _id } = (await app.admin('POST', '/home/portfolio', item)).body;
    const { body } = await app.admin('PUT', `/home/portfolio/${_id}`, {
      ...item,
      image: picture('b', 'png'),
    });
    expect(body.version).toBe(2);
    const gone = (await app.admin('POST', '/home/portfolio', item)).body;
    await app.admin('DELETE', `/home/portfolio/${gone._id}`);
    const noted = await uses();
    expect(noted.length).toBeGreaterThanOrEqual(3);

    for (const statement of undo) await sql.raw(statement).execute(app.storage.db);
    await up(app.storage.db as unknown as Kysely<unknown>);
    expect(await uses()).toEqual(noted);
  });

  const uses = () =>
    app.storage.db
      .selectFrom('picture_use')
      .selectAll()
      .orderBy('document_id')
      .orderBy('version')
      .orderBy('name')
      .execute();
});
