import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../../src/model/pages/index.ts';
import { contentEndpoints } from '../../src/model/vocabulary/endpoints.ts';
import type { Block, Collection } from '../../src/model/vocabulary/nodes.ts';
import { idName, type Place, placesOf } from '../../src/model/vocabulary/tree.ts';
import { section } from '../leads/filled-forms.ts';
import { sampleOf } from '../support/samples.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { type DescribedApi, describedApi } from './described-api.ts';

/** Of the demo site: content in both languages, and every kind of record. */
let server: RunningServer;
let api: DescribedApi;
/** The ids of the first records, by their names in addresses and by their kinds. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await startServer();
  api = await describedApi(server);
  for (const page of pages) {
    const { body } = await api.ask({ method: 'GET', path: page.path });
    for (const place of placesOf(page)) {
      if (place.node.type !== 'collection') continue;
      const [first] = recordsIn(body, place.kind.slice(page.key.length + 1).split('.'));
      if (first) ids[place.kind] = first._id;
    }
  }
});
afterAll(() => server.stop());

const places = pages.flatMap(placesOf);

/** The records at the end of a way of keys, through the first record of each list on it. */
function recordsIn(value: unknown, [key = '', ...rest]: string[]): { _id: string }[] {
  const inner = (value as Record<string, unknown> | null)?.[key] ?? [];
  if (rest.length === 0) return inner as { _id: string }[];
  return recordsIn(Array.isArray(inner) ? inner[0] : inner, rest);
}

/** An address of content, with the ids of the first records. */
function addressOf(place: Place, path = place.path): string {
  const around = new Map<string, string>();
  for (let each: Place<Collection> | null = asList(place) ?? place.owner; each; each = each.owner) {
    around.set(idName(each.kind), ids[each.kind] ?? '');
  }
  return path.replaceAll(/:(\w+)/g, (_, name) => around.get(name) ?? '1');
}

const asList = (place: Place) =>
  place.node.type === 'collection' ? (place as Place<Collection>) : null;

describe('the answer is as it is described', () => {
  test.each(pages.map((page) => [page.path]))('to GET %s', async (path) => {
    for (const query of ['', '?lang=en', '?lang=ar']) {
      for (const signedIn of [false, true]) {
        expect((await api.ask({ method: 'GET', path, query, signedIn })).status).toBe(200);
      }
    }
  });

  test.each(places.map((place) => [place.kind, place] as const))(
    'to every call of %s',
    async (_, place) => {
      const { node } = place;
      const path = addressOf(place);
      const list = node.type === 'collection';
      const item = list ? addressOf(place, `${place.path}/:${idName(place.kind)}`) : path;
      const save = async (method: 'POST' | 'PUT', at: string, body: object) =>
        (await api.ask({ method, path: at, body })).status;
      if (list) {
        for (const query of ['', '?lang=ar']) {
          expect((await api.ask({ method: 'GET', path: item, query })).status).toBe(200);
        }
      }
      for (const mark of ['one', 'two']) {
        expect(await save('PUT', item, sampleOf(node, mark))).toBe(200);
      }
      expect(await save('PUT', item, { ...sampleOf(node), version: 0 })).toBe(409);
      const { body: versions } = await api.ask({ method: 'GET', path: `${item}/history` });
      const [{ version }] = versions;
      const restored = { method: 'POST', path: `${item}/history/${version}/restore` } as const;
      expect((await api.ask(restored)).status).toBe(200);
      if (!isDeletable(node)) return;
      if (node.type === 'block') {
        expect((await api.ask({ method: 'DELETE', path })).status).toBe(200);
        return;
      }
      const added = await api.ask({ method: 'POST', path, body: sampleOf(node, 'three') });
      expect(added.status).toBe(201);
      expect((await api.ask({ method: 'DELETE', path: `${path}/${added.body._id}` })).status).toBe(
        200,
      );
    },
  );

  test('to every other read', async () => {
    const own = new Set(pages.flatMap(contentEndpoints).map(({ name }) => name));
    const read = async (path: string) => (await api.ask({ method: 'GET', path })).body;
    await api.ask({ method: 'POST', path: '/send-email', body: section });
    const [location] = (await read('/local-seo')).data;
    const [word] = (await read('/wording')).words;
    for (const text of ['One', 'Two']) {
      await api.ask({ method: 'PUT', path: `/wording/${word._id}`, body: { text } });
    }
    const values: Record<string, string> = {
      dataId: location._id,
      location: location.slug,
      pictureName: (await read('/admin/media')).pictures[0]._id,
      leadId: (await read('/admin/leads')).leads[0]._id,
      key: word._id,
    };
    const unread = [];
    for (const [template, methods] of Object.entries(api.document.paths)) {
      if (!methods.get || own.has(methods.get.operationId)) continue;
      const path = template.replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? 'unknown');
      const { status } = await api.ask({ method: 'GET', path });
      if (status !== 200) unread.push([template, status]);
    }
    expect(unread).toEqual([]);
  });
});

const isDeletable = (node: Block | Collection) => node.type === 'collection' || node.deletable;

test('every call refuses as it is described', async () => {
  const operations = Object.entries(api.document.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ template, method, operation })),
  );
  expect(operations.length).toBeGreaterThan(150);
  for (const { template, method: name, operation } of operations) {
    const method = name.toUpperCase() as 'GET';
    const path = template.replaceAll(/\{\w+\}/g, 'nothing-of-that-name');
    if (operation.security.length > 0) {
      expect((await api.ask({ method, path, signedIn: false })).status).toBe(401);
    }
    if (endsTheToken.includes(operation.operationId)) continue;
    const body = method !== 'GET' && { body: { version: 'x' } };
    await api.ask({ method, path, query: '?lang=xx&version=x&page=0', ...body });
    const unknown = method !== 'GET' && { body: { version: 1 } };
    await api.ask({ method, path, ...unknown });
  }
});

const endsTheToken = ['signOut', 'signOutEverywhere', 'removeDemo', 'restoreDemo'];
