import { expect } from 'vitest';
import { addressesOf } from '../../scripts/addresses.ts';
import { pages } from '../../src/model/pages/index.ts';
import type { Field, Fields } from '../../src/model/vocabulary/field.ts';
import { idName, type Place, placesOf } from '../../src/model/vocabulary/tree.ts';
import type { DemoApp } from '../site/demo-app.ts';

type Values = Record<string, unknown>;

/** A page of each kind, and the reads and files that are made of content. */
export async function someAddresses(app: DemoApp): Promise<string[]> {
  const reads = pages.flatMap(({ path }) => [`/api${path}`, `/api${path}?lang=ar`]);
  const files = ['/sitemap.xml', '/blog/rss.xml', '/ar/blog/rss.xml', '/api/services/navbar'];
  const found = await addressesOf(await app.listen());
  return [...found, '/nothing', '/ar/nothing', ...reads, ...files].map(encodeURI);
}

/**
 * Changes the first record of a kind and asks every address, each of which has been asked before and
 * is in memory: it answers as a process does that was started a moment ago and remembers nothing.
 * Puts the record back.
 */
export async function expectNothingStale(
  kind: string,
  { app, addresses }: { app: DemoApp; addresses: readonly string[] },
): Promise<void> {
  const place = places.get(kind);
  if (!place) throw new Error(`The model has no ${kind}.`);
  const before = await answersOf(app, addresses);
  const { path, values } = await firstRecord(place, app);
  const mark = `Mark of ${kind.replaceAll('.', ' ')}`;
  await app.save('PUT', path, { ...change(place.node.fields, values, mark), version: undefined });

  const shown = await answersOf(app, addresses);
  const started = await app.startAnother();
  const truth = await answersOf(started, addresses);
  await started.http.close();
  expect(
    addresses.filter((address) => shown.get(address) !== truth.get(address)),
    'as they were before the save',
  ).toEqual([]);
  const changed = addresses.filter((address) => truth.get(address) !== before.get(address));
  expect(changed.length, 'the save shows somewhere').toBeGreaterThan(0);
  // A page that this save switched off is there again for the next.
  await app.save('PUT', path, { ...values, version: undefined });
}

const places = new Map(pages.flatMap(placesOf).map((place) => [place.kind, place]));

async function answersOf(
  { http }: Pick<DemoApp, 'http'>,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const url of addresses) {
    const { statusCode, headers, body } = await http.inject({ url });
    answers.set(url, `${statusCode} ${headers.location ?? ''} ${body}`);
  }
  return answers;
}

/** Where it is saved and what it holds; a block that is not stored yet shows what is built in. */
async function firstRecord(place: Place, app: DemoApp): Promise<{ path: string; values: Values }> {
  const row = await app.db
    .selectFrom('document')
    .select(['id', 'parent_id', 'body'])
    .where('kind', '=', place.kind)
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const path = await addressOf(place, row?.parent_id ?? null, app);
  if (place.node.type === 'block') {
    return { path, values: row ? JSON.parse(row.body) : { ...place.node.builtIn } };
  }
  const [builtIn] = place.node.builtIn ?? [];
  const { id, body } = row ?? { ...builtIn, body: JSON.stringify(builtIn?.body) };
  return { path: `${path}/${id}`, values: JSON.parse(body) };
}

/** With the ids of the records around it. */
async function addressOf(place: Place, parentId: string | null, app: DemoApp): Promise<string> {
  const ids = new Map<string, string>();
  for (let { owner } = place, id = parentId; owner && id; { owner } = owner) {
    ids.set(idName(owner.kind), id);
    const around = await app.db
      .selectFrom('document')
      .select('parent_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    id = around.parent_id;
  }
  return place.path.replaceAll(/:(\w+)/g, (_, name) => ids.get(name) ?? '');
}

/** The mark before each text of a record; where it has none, one value that can be another. */
function change(fields: Fields, values: Values, mark: string): Values {
  const marked = markTexts(fields, values, mark);
  if (JSON.stringify(marked) !== JSON.stringify(values)) return marked;
  for (const [key, field] of Object.entries(fields)) {
    const other = otherThan(values[key], field);
    if (other !== undefined) return { ...values, [key]: other };
  }
  return values;
}

function markTexts(fields: Fields, values: Values, mark: string): Values {
  const ar = { ...(values.ar as Values | undefined) };
  const marked: Values = { ...values };
  for (const [key, field] of Object.entries(fields)) {
    const value = values[key];
    if (field.type === 'object' && field.fields) {
      marked[key] = markTexts(field.fields, value as Values, mark);
    } else if (field.type === 'list' && field.fields) {
      const inner = field.fields;
      marked[key] = (value as Values[]).map((item) => markTexts(inner, item, mark));
    } else if (field.translated && !field.input.type) {
      marked[key] = markText(value, field, mark);
      if (ar[key]) ar[key] = markText(ar[key], field, mark);
    }
  }
  return 'ar' in values ? { ...marked, ar } : marked;
}

function markText(value: unknown, { input }: Field, mark: string): unknown {
  if (Array.isArray(value)) return value.map((text) => `${mark} ${text}`);
  return typeof value === 'string' && value ? `${mark} ${value}`.slice(0, input.max) : value;
}

function otherThan(value: unknown, { type, input }: Field): unknown {
  if (type === 'toggle') return !value;
  if (type === 'number') return Number(value) + (input.step ?? 1);
  if (type === 'choice') return Object.keys(input.options ?? {}).find((each) => each !== value);
  return undefined;
}
