import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../../src/model/pages/index.ts';
import type { Block, Collection } from '../../src/model/vocabulary/nodes.ts';
import { idName, type Place, placesOf } from '../../src/model/vocabulary/tree.ts';
import { engines, openTestApp, type TestApp } from '../support/app.ts';
import { arabicMark, sampleOf, withArabic } from '../support/samples.ts';

const places = pages.flatMap(placesOf);

describe.each(engines)('on %s', (engine) => {
  let app: TestApp;
  let ids: Record<string, string>;

  beforeAll(async () => {
    app = await openTestApp(engine);
    ids = await ownerIds(app);
  });
  afterAll(() => app.close());

  const at = (path: string) => path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? 'none');

  describe.each(blocks().map((place) => [place.kind, place] as const))('%s', (_, place) => {
    const { node } = place;
    const path = () => at(place.path);
    const isTranslated = holdsArabic(withArabic(node.fields, sampleOf(node)));

    test('is absent, then saved, read back in both languages, kept in its history, restored', async () => {
      const first = await app.admin('PUT', path(), withArabic(node.fields, sampleOf(node)));
      expect(first.status).toBe(200);
      expect(first.body).toMatchObject({ ...sampleOf(node), version: 1 });

      const second = await app.admin('PUT', path(), sampleOf(node, 'two'));
      expect(second.body).toMatchObject({ ...sampleOf(node, 'two'), version: 2 });
      expect(holdsArabic(second.body)).toBe(isTranslated);

      const english = await blockIn(app, place, ids, 'en');
      expect(english).toMatchObject(sampleOf(node, 'two'));
      expect(holdsArabic(english)).toBe(false);
      const arabic = await blockIn(app, place, ids, 'ar');
      expect(arabic).not.toHaveProperty('ar');
      expect(holdsArabic(arabic)).toBe(isTranslated);

      const history = await app.admin('GET', `${path()}/history`);
      expect(history.body).toMatchObject([{ version: 1, savedBy: 'admin', data: sampleOf(node) }]);
      const restored = await app.admin('POST', `${path()}/history/1/restore`);
      expect(restored.body).toMatchObject({ ...sampleOf(node), version: 3 });
    });

    test('a stale version is refused with the current record', async () => {
      const stale = await app.admin('PUT', path(), { ...sampleOf(node, 'stale'), version: 1 });
      expect(stale.status).toBe(409);
      expect(stale.body.current).toMatchObject({ ...sampleOf(node), version: 3 });
      expect(await blockIn(app, place, ids)).toMatchObject({ version: 3 });
    });

    if (node.deletable) {
      test('is deleted, absent, and can be brought back', async () => {
        expect((await app.admin('DELETE', `${path()}?version=1`)).status).toBe(409);
        const deleted = await app.admin('DELETE', path());
        expect(deleted).toMatchObject({ status: 200, body: { success: true } });
        const absent = await blockIn(app, place, ids);
        expect(absent?.version).toBe(node.builtIn ? 0 : undefined);
        expect((await app.admin('DELETE', path())).status).toBe(404);
        const restored = await app.admin('POST', `${path()}/history/3/restore`);
        expect(restored.body).toMatchObject({ ...sampleOf(node), version: 4 });
      });
    } else {
      test('cannot be deleted', async () => {
        expect((await app.admin('DELETE', path())).status).toBe(404);
      });
    }
  });

  describe.each(collections().map((place) => [place.kind, place] as const))('%s', (_, place) => {
    const { node } = place;
    const path = () => at(place.path);

    test('takes a record, changes it, keeps what it was, gives it back', async () => {
      const created = await app.admin('POST', path(), withArabic(node.fields, sampleOf(node, 'a')));
      expect(created.status).toBe(201);
      expect(created.body).toMatchObject({ ...sampleOf(node, 'a'), version: 1 });
      const item = `${path()}/${created.body._id}`;

      const changed = await app.admin('PUT', item, { ...sampleOf(node, 'b'), version: 1 });
      expect(changed.body).toMatchObject({ ...sampleOf(node, 'b'), version: 2 });
      const stale = await app.admin('PUT', item, { ...sampleOf(node, 'c'), version: 1 });
      expect(stale).toMatchObject({ status: 409, body: { current: { version: 2 } } });

      const read = await app.call('GET', `${item}?lang=en`);
      expect(read.body).toMatchObject(sampleOf(node, 'b'));
      expect(read.body).not.toHaveProperty('ar');
      expect(holdsArabic((await app.call('GET', `${item}?lang=ar`)).body)).toBe(true);

      const deleted = await app.admin('DELETE', `${item}?version=2`);
      expect(deleted).toMatchObject({ status: 200, body: { success: true } });
      expect((await app.call('GET', item)).status).toBe(404);
      expect((await app.admin('PUT', item, sampleOf(node, 'd'))).status).toBe(404);
      expect((await app.admin('DELETE', item)).status).toBe(404);

      const history = await app.admin('GET', `${item}/history`);
      expect(history.body.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
      const restored = await app.admin('POST', `${item}/history/2/restore`);
      expect(restored.body).toMatchObject({ ...sampleOf(node, 'b'), version: 3 });
      expect((await app.call('GET', item)).body).toMatchObject({
        _id: created.body._id,
        version: 3,
      });
    });

    test('keeps its order', async () => {
      const more = await app.admin('POST', path(), sampleOf(node, 'e'));
      const all = await collectionIn(app, place, ids);
      if (node.newestFirst) {
        expect((await app.admin('PUT', `${path()}/order`, { ids: [] })).status).not.toBe(200);
        expect(all[0]._id).toBe(more.body._id);
        return;
      }
      expect(all.at(-1)._id).toBe(more.body._id);
      const turned = all.map(({ _id }: { _id: string }) => _id).toReversed();
      const ordered = await app.admin('PUT', `${path()}/order`, { ids: turned });
      expect(ordered.status).toBe(200);
      expect(ordered.body.map(({ _id }: { _id: string }) => _id)).toEqual(turned);
      const now = await collectionIn(app, place, ids);
      expect(now.map(({ _id }: { _id: string }) => _id)).toEqual(turned);
      const incomplete = await app.admin('PUT', `${path()}/order`, { ids: turned.slice(1) });
      expect(incomplete.status).toBe(409);
      const foreign = await app.admin('PUT', `${path()}/order`, { ids: [...turned.slice(1), 'x'] });
      expect(foreign.status).toBe(409);
    });

    test('refuses a record without its texts, and stores nothing', async () => {
      const before = await collectionIn(app, place, ids);
      for (const body of [{}, [], 'text', null, { version: 'x', ...sampleOf(node, 'v') }]) {
        const refused = await app.admin('POST', path(), body);
        expect(refused.status).toBe(400);
        expect(refused.body.error).toBeTruthy();
        expect(refused.body.message).toBe(refused.body.error);
      }
      expect(await collectionIn(app, place, ids)).toEqual(before);
    });
  });
});

const holdsArabic = (value: unknown) => (JSON.stringify(value) ?? '').includes(arabicMark);

function blocks() {
  return places.filter((place): place is Place<Block> => place.node.type === 'block');
}

function collections() {
  return places.filter((place): place is Place<Collection> => place.node.type === 'collection');
}

/** A record of each collection that others stand in, so that every address can be made. */
async function ownerIds(app: TestApp): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const place of collections()) {
    if (!places.some(({ owner }) => owner?.kind === place.kind)) continue;
    const path = place.path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? '');
    const { body } = await app.admin('POST', path, sampleOf(place.node, 'owner'));
    ids[idName(place.kind)] = body._id;
  }
  return ids;
}

async function blockIn(app: TestApp, place: Place, ids: Record<string, string>, lang?: string) {
  return valueAt(app, place, ids, lang);
}

async function collectionIn(app: TestApp, place: Place, ids: Record<string, string>) {
  return valueAt(app, place, ids);
}

/** Follows the kind down the page's answer, as a client would. */
async function valueAt(app: TestApp, place: Place, ids: Record<string, string>, lang?: string) {
  const query = lang ? `?lang=${lang}` : '';
  const { body } = await app.call('GET', `${place.page.path}${query}`);
  let value = body;
  let kind = place.page.key;
  const keys = place.kind.slice(kind.length).split('.').filter(Boolean);
  for (const key of keys) {
    if (Array.isArray(value)) {
      const id = ids[idName(kind)];
      value = value.find(({ _id }) => _id === id);
    }
    value = value[key];
    kind = `${kind}.${key}`;
  }
  return value;
}
