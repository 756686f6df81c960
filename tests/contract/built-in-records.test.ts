import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { pages } from '../../src/model/pages/index.ts';
import type { Collection } from '../../src/model/vocabulary/nodes.ts';
import { type Place, placesOf } from '../../src/model/vocabulary/tree.ts';
import { engines, openTestApp, type TestApp } from '../support/app.ts';
import { sampleOf } from '../support/samples.ts';

const all = pages
  .flatMap(placesOf)
  .filter((place): place is Place<Collection> => place.node.type === 'collection');
const bringing = all.filter(({ node }) => node.builtIn);

test('records that the product brings along have ids of their own, stand in no other record, and one must stay', () => {
  expect(bringing.length).toBeGreaterThan(0);
  const ids = bringing.flatMap(({ node }) => node.builtIn?.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { node, owner, page, path } of bringing) {
    expect(owner).toBeNull();
    expect(path).not.toBe(page.path);
    expect(Object.keys(node.children)).toEqual([]);
    // Without any, those that were deleted would be published again.
    expect(node.atLeast, path).toBeGreaterThan(0);
  }
});

describe.each(engines)('records that the product brings along, on %s', (engine) => {
  let app: TestApp;
  afterAll(() => app.close());
  beforeEach(async () => {
    app ??= await openTestApp(engine);
    await app.storage.db.deleteFrom('document').execute();
  });

  describe.each(bringing.map((place) => [place.kind, place] as const))('%s', (_, place) => {
    const { node, path } = place;
    const builtIn = node.builtIn ?? [];
    const ids = builtIn.map(({ id }) => id);
    const [first = '', second = ''] = ids;
    const key = place.kind.slice(place.page.key.length + 1);
    const read = async (query = ''): Promise<{ _id: string; version: number }[]> =>
      (await app.admin('GET', `${place.page.path}${query}`)).body[key];
    const idsRead = async () => (await read()).map(({ _id }) => _id);

    test('are read like stored ones, in both languages, as a list and by their ids', async () => {
      const [english, arabic, both] = [
        await read('?lang=en'),
        await read('?lang=ar'),
        await read(),
      ];
      expect(english.map(({ _id, version }) => [_id, version])).toEqual(ids.map((id) => [id, 0]));
      for (const [at, { body, id }] of builtIn.entries()) {
        const { ar, arFrom: _, ...values } = body;
        expect(english[at]).toMatchObject(values);
        expect(english[at]).not.toHaveProperty('ar');
        expect(arabic[at]).toMatchObject(ar ?? {});
        expect(both[at]).toMatchObject({ ...values, ar });
        expect(both[at]).not.toHaveProperty('arOlder');
        expect((await app.call('GET', `${path}/${id}?lang=ar`)).body).toEqual(arabic[at]);
      }
      expect((await app.admin('GET', `${path}/${first}/history`)).body).toEqual([]);
      expect((await app.call('GET', `${path}/nobody`)).status).toBe(404);
    });

    test('are changed one at a time, the others stay', async () => {
      const body = { ...sampleOf(node, 'own'), version: 0 };
      const saved = await app.admin('PUT', `${path}/${second}`, body);
      expect(saved).toMatchObject({ status: 200, body: { ...sampleOf(node, 'own'), _id: second } });
      expect(await idsRead()).toEqual(ids);
      expect((await app.admin('PUT', `${path}/${second}`, body)).status).toBe(409);
      // Whoever has read another of them before that can still save it.
      const other = { ...sampleOf(node, 'other'), version: 0 };
      expect((await app.admin('PUT', `${path}/${first}`, other)).status).toBe(200);
      const history = (await app.admin('GET', `${path}/${second}/history`)).body;
      expect(history).toHaveLength(1);
      const original = await app.admin(
        'POST',
        `${path}/${second}/history/${history[0].version}/restore`,
      );
      expect(original.body).toMatchObject(builtIn[1]?.body.ar ? { ar: builtIn[1].body.ar } : {});
    });

    test('get company, go and change places like stored ones', async () => {
      const added = await app.admin('POST', path, sampleOf(node, 'more'));
      expect(await idsRead()).toEqual([...ids, added.body._id]);
      await app.storage.db.deleteFrom('document').execute();

      const turned = ids.toReversed();
      expect((await app.admin('PUT', `${path}/order`, { ids: turned })).status).toBe(200);
      expect(await idsRead()).toEqual(turned);
      await app.storage.db.deleteFrom('document').execute();

      expect((await app.admin('DELETE', `${path}/${first}?version=0`)).status).toBe(200);
      expect(await idsRead()).toEqual(ids.slice(1));
      const undone = await app.admin('POST', `${path}/${first}/history/0/restore`);
      expect(undone.status).toBe(200);
      expect((await idsRead()).toSorted()).toEqual(ids.toSorted());
    });

    test('stay as they are where a write is refused', async () => {
      expect((await app.admin('PUT', `${path}/nobody`, sampleOf(node))).status).toBe(404);
      expect((await app.admin('DELETE', `${path}/${first}?version=7`)).status).toBe(409);
      expect((await app.admin('PUT', `${path}/order`, { ids: [first] })).status).toBe(409);
      expect((await app.admin('POST', path, {})).status).toBe(400);
      expect((await read()).map(({ version }) => version)).toEqual(ids.map(() => 0));
    });

    test('do not come back once deleted: the last one stays', async () => {
      for (const id of ids.slice(1)) await app.admin('DELETE', `${path}/${id}`);
      expect(await idsRead()).toEqual([first]);
      const last = await app.admin('DELETE', `${path}/${first}`);
      expect(last.status).toBe(400);
      expect(last.body.error).toContain(`At least ${node.atLeast}`);
      expect(await idsRead()).toEqual([first]);
      const added = await app.admin('POST', path, sampleOf(node));
      expect((await app.admin('DELETE', `${path}/${first}`)).status).toBe(200);
      expect(await idsRead()).toEqual([added.body._id]);
    });
  });

  test.each(all.filter(({ node }) => node.atMost).map((place) => [place.kind, place] as const))(
    'of %s there are no more than its kind allows',
    async (_, { node, path }) => {
      const max = node.atMost ?? 0;
      const make = (at: number) => app.admin('POST', path, sampleOf(node, `n${at}`));
      for (let count = node.builtIn?.length ?? 0; count < max; count++) {
        expect((await make(count)).status).toBe(201);
      }
      const refused = await make(max);
      expect(refused.status).toBe(400);
      expect(refused.body.error).toContain(`at most ${max}`);
    },
  );
});
