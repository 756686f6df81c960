import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { up } from '../../src/server/storage/migrations/0008-words-and-tools.ts';
import { engines, openTestApp } from '../support/app.ts';

test.each(engines)('versions of a group that was deleted keep its tools, on %s', async (engine) => {
  const app = await openTestApp(engine);
  onTestFinished(() => app.close());
  const { db } = app.storage;
  const sample = { title: ' Design &  UX', description: 'Ours', image: '' };
  const { _id } = (await app.admin('POST', '/services/services', sample)).body;
  await app.admin('DELETE', `/services/services/${_id}`);
  await sql`update document_version set body = ${JSON.stringify(sample)} where document_id = ${_id}`.execute(
    db,
  );
  await up(db as unknown as Kysely<unknown>);
  const versions = await db
    .selectFrom('document_version')
    .select('body')
    .where('document_id', '=', _id)
    .execute();
  expect(versions.length).toBeGreaterThan(0);
  for (const { body } of versions) {
    expect(JSON.parse(body).tools).toContainEqual({ name: 'Figma', mark: 'pattern' });
  }
});
