import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../support/app.ts';
import { migratedPostgres } from '../support/migrated-database.ts';
import { type TcpProxy, tcpProxy } from '../support/tcp-proxy.ts';

let proxy: TcpProxy;
let app: TestApp;
beforeEach(async () => {
  proxy = await tcpProxy(await migratedPostgres());
  app = await openTestApp('postgres', { env: { DATABASE_URL: proxy.url } });
});
afterEach(async () => {
  proxy.letThrough();
  await app.close();
  await proxy.close();
});

const question = { question: 'How long does it take?', answer: 'A month.' };
const add = () =>
  app.call('POST', '/home/faq', {
    body: question,
    token: app.token,
    headers: { 'idempotency-key': 'of-one-form' },
  });
const stored = async () => {
  const rows = await app.storage.db
    .selectFrom('document')
    .select(['id', 'version'])
    .where('kind', '=', 'home.faq')
    .execute();
  return rows.map(({ id, version }) => [id, version]);
};

test('a save that was made though its answer was lost is answered as made, and made once', async () => {
  proxy.loseNext('its answer');
  const added = await add();
  expect(added.status).toBe(201);
  expect((await add()).body).toEqual(added.body);

  const path = `/home/faq/${added.body._id}`;
  proxy.loseNext('its answer');
  const saved = await app.admin('PUT', path, { ...question, answer: 'A year.', version: 1 });
  expect([saved.status, saved.body.version, saved.body.answer]).toEqual([200, 2, 'A year.']);
  expect(await stored()).toEqual([[added.body._id, 2]]);

  proxy.loseNext('its answer');
  expect((await app.admin('DELETE', path)).status).toBe(200);
  expect(await stored()).toEqual([]);
});

test('a save that the database never got to finish is refused, and can be sent again', async () => {
  proxy.loseNext('commit');
  const refused = await add();
  expect([refused.status, refused.body.code]).toEqual([503, 'databaseAway']);
  expect(await stored()).toEqual([]);
  expect((await add()).status).toBe(201);
  expect(await stored()).toHaveLength(1);
});

test('a save whose database stays away says that it may be stored', async () => {
  proxy.loseNext('its answer', { forGood: true });
  const began = performance.now();
  const refused = await add();
  expect([refused.status, refused.body.code]).toEqual([503, 'outcomeUnknown']);
  expect(performance.now() - began).toBeLessThan(6_000);

  proxy.letThrough();
  await expect.poll(async () => (await add()).status, { timeout: 5_000 }).toBe(201);
  expect(await stored()).toHaveLength(1);
});
