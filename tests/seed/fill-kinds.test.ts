import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/server/pictures/store/open-store.ts';
import { fillKinds } from '../../src/server/seed/fill-kinds.ts';
import { engines, openTestApp } from '../support/app.ts';

const kind = 'leasing.testimonials';
const path = '/leasing/testimonials';

async function markedSite(engine: (typeof engines)[number]) {
  const app = await openTestApp(engine);
  onTestFinished(() => app.close());
  const { db } = app.storage;
  const uploads = await openStore(app.settings);
  await db.insertInto('kind_to_fill').values({ kind }).execute();
  const marks = () => db.selectFrom('kind_to_fill').selectAll().execute();
  const read = async () => (await app.admin('GET', '/leasing?lang=en')).body.testimonials;
  return { app, marks, read, fill: () => fillKinds(app.storage, uploads) };
}

test.each(engines)('what was in code is stored once, pictures and all, on %s', async (engine) => {
  const { app, marks, read, fill } = await markedSite(engine);
  expect(await read()).toEqual([]);
  expect(await fill()).toHaveLength(5);
  const stored = await read();
  expect(stored).toHaveLength(5);
  for (const { image } of stored) expect((await app.http.inject(image)).statusCode).toBe(200);
  expect(await marks()).toEqual([]);
  for (const { _id } of stored) await app.admin('DELETE', `${path}/${_id}`);
  expect(await fill()).toEqual([]);
  expect(await read()).toEqual([]);
});

test.each(engines)('what an administrator has stored stays alone, on %s', async (engine) => {
  const { app, marks, read, fill } = await markedSite(engine);
  await app.admin('POST', path, { name: 'Own', title: 'Own', quote: 'Own' });
  await fill();
  expect(await read()).toMatchObject([{ name: 'Own' }]);
  expect(await marks()).toEqual([]);
});
