import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestApp, type TestApp } from '../support/app.ts';

describe.each(engines)('a long history on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine);
  });
  afterAll(() => app.close());

  test('is given in pages, the newest fifty where nothing is asked for', async () => {
    const entry = (count: number) => ({ question: `Q${count}`, answer: 'A' });
    const { _id } = (await app.admin('POST', '/home/faq', entry(1))).body;
    for (let count = 2; count <= 61; count++) {
      await app.admin('PUT', `/home/faq/${_id}`, entry(count));
    }
    const versions = async (query: string) =>
      (await app.admin('GET', `/home/faq/${_id}/history${query}`)).body.map(
        ({ version }: { version: number }) => version,
      );
    expect(await versions('')).toEqual(Array.from({ length: 50 }, (_, at) => 60 - at));
    expect(await versions('?page=2')).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(await versions('?limit=2&page=3')).toEqual([56, 55]);
    expect(await versions('?page=9')).toEqual([]);
    expect((await app.admin('GET', `/home/faq/${_id}/history?limit=101`)).status).toBe(400);
    expect((await app.admin('GET', '/home/faq/nobody/history')).status).toBe(404);
  });

  test('a version that breaks a rule that came after it is not brought back', async () => {
    const entry = (question: string) => ({ question, answer: 'A' });
    const { _id } = (await app.admin('POST', '/home/faq', entry('Before'))).body;
    await app.admin('PUT', `/home/faq/${_id}`, entry('Now'));
    const { db } = app.storage;
    const body = JSON.stringify({ question: 'Q'.repeat(3000), answer: 'A' });
    await db.updateTable('document_version').set({ body }).where('document_id', '=', _id).execute();
    const refused = await app.admin('POST', `/home/faq/${_id}/history/1/restore`);
    expect(refused).toMatchObject({ status: 400, body: { code: 'tooLong' } });
    expect((await app.admin('GET', `/home/faq/${_id}/history`)).body).toHaveLength(1);

    await app.admin('DELETE', `/home/faq/${_id}`);
    expect((await app.admin('POST', `/home/faq/${_id}/history/1/restore`)).status).toBe(400);
    expect((await app.admin('POST', `/home/faq/${_id}/history/2/restore`)).body).toMatchObject(
      entry('Now'),
    );
  });

  test('a version from before a required field came can be brought back', async () => {
    const { _id } = (await app.admin('POST', '/home/faq', { question: 'Q', answer: 'A' })).body;
    await app.admin('PUT', `/home/faq/${_id}`, { question: 'Q2', answer: 'A' });
    const { db } = app.storage;
    await db
      .updateTable('document_version')
      .set({ body: JSON.stringify({ question: 'Q' }) })
      .where('document_id', '=', _id)
      .execute();
    const restored = await app.admin('POST', `/home/faq/${_id}/history/1/restore`);
    expect(restored).toMatchObject({ status: 200, body: { question: 'Q', answer: '' } });
  });

  test('a list is put in order at once, and told to the pages once', async () => {
    const { _id: serviceId } = (
      await app.admin('POST', '/services/services', { title: 'S', description: 'D' })
    ).body;
    const path = `/services/services/${serviceId}/primary-services`;
    const ids: string[] = [];
    for (let count = 0; count < 30; count++) {
      const body = { title: `P${count}`, description: 'D' };
      ids.push((await app.admin('POST', path, body)).body._id);
    }
    let statements = 0;
    const { db } = app.storage;
    const executor = db.getExecutor();
    const provide = executor.provideConnection;
    executor.provideConnection = (use) =>
      Reflect.apply(provide, executor, [
        (connection: Parameters<typeof use>[0]) => {
          const { executeQuery } = connection;
          connection.executeQuery = ((...asked: never[]) => {
            statements += 1;
            return Reflect.apply(executeQuery, connection, asked);
          }) as typeof executeQuery;
          return use(connection).finally(() => {
            connection.executeQuery = executeQuery;
          });
        },
      ]);
    const { body } = await app.admin('PUT', `${path}/order`, { ids: ids.toReversed() });
    executor.provideConnection = provide;
    expect(body.map(({ _id }: { _id: string }) => _id)).toEqual(ids.toReversed());
    expect(body[0]).toMatchObject({ title: 'P29', secondaryServices: [] });
    expect(statements).toBeGreaterThan(4);
    expect(statements).toBeLessThan(15);
  });
});
