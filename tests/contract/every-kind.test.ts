import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sayEach, sayIn } from '../../src/model/messages/say.ts';
import { pages } from '../../src/model/pages/index.ts';
import type { Fields } from '../../src/model/vocabulary/field.ts';
import { placesOf } from '../../src/model/vocabulary/tree.ts';
import { screenAt } from '../../src/web/admin/screens.ts';
import type { BlockRow } from '../journeys/admin-rows/block-row.ts';
import type { ItemRow } from '../journeys/admin-rows/item-row.ts';
import { blockRows, itemRows } from '../journeys/admin-rows/rows.ts';
import { seoRows } from '../journeys/admin-rows/seo-rows.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { administrator, type Call, textsIn } from './real-site.ts';
import { blankBody, keyOf, labelsIn, typedBody } from './typed-body.ts';

/** What every screen says and the site shows of it, without a browser; journeys walk the shapes. */
let server: RunningServer;
let call: Call;
let ids: Record<string, string>;

beforeAll(async () => {
  server = await startServer();
  call = await administrator(server);
  const { services } = (await call('GET', '/services')).body;
  ids = { serviceId: services[0]._id, primaryServiceId: services[0].primaryServices[0]._id };
});
afterAll(() => server?.stop());

const pathOf = (row: ItemRow | BlockRow) =>
  placeOf(row).path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? 'none');

describe.each(named(itemRows))('%s', (_, row) => {
  test('has its words', () => expectWords(row));

  test('is refused, added, shown in both languages, changed and gone again', async () => {
    const path = pathOf(row);
    const { fields } = placeOf(row).node;
    await expectRefusals(row, (body) => call('POST', path, body));
    const { status, body } = await call('POST', path, typedBody(fields, row.typed));
    expect(status).toBe(201);
    if (row.isBeyondShown) {
      await expectShown(row, row.typed, false);
      await moveToFront(path, body._id);
    }
    await expectShown(row, row.typed);
    const changed = { ...row.typed, ...row.changed };
    await call('PUT', `${path}/${body._id}`, typedBody(fields, changed));
    await expectShown(row, changed);
    expect((await call('DELETE', `${path}/${body._id}`)).status).toBe(200);
    await expectShown(row, row.typed, false);
  });
});

describe.each(named(blockRows))('%s', (_, row) => {
  test('has its words', () => {
    const { node } = expectWords(row);
    expect('deletable' in node && node.deletable).toBe(!row.isKept);
    const [label = ''] = Object.keys(row.typed);
    expect(row.faults[0]).toBe(`${label} is required`);
  });

  test('is updated, shown in both languages, and gone where it can be deleted', async () => {
    const path = pathOf(row);
    const { fields } = placeOf(row).node;
    expect((await call('PUT', path, typedBody(fields, row.typed))).status).toBe(200);
    await expectShown(row, row.typed);
    expect((await call('DELETE', path)).status).toBe(row.isKept ? 404 : 200);
    if (!row.isKept) await expectShown(row, row.typed, false);
    await expectRefusals(row, (body) => call('PUT', path, body));
    expect((await call('POST', `${path}/history/1/restore`)).status).toBe(200);
  });
});

test.each(seoRows)('$route is in the head of $shownAt', async ({ key, shownAt, isStrict }) => {
  const path = `/seo/admin/page/${key}`;
  const ar = { title: 'مصباح لكل سفينة', description: 'من يبقي الضوء مضاء ليلا.' };
  const english = { title: 'A lamp for every ship', description: 'Who keeps the light on.' };
  expect((await call('PUT', path, { ...english, title: ' ' })).status).toBe(isStrict ? 200 : 400);
  const long = { ...english, title: 'x'.repeat(61) };
  expect((await call('PUT', path, long)).status).toBe(isStrict ? 400 : 200);
  expect((await call('PUT', path, { ...english, ar })).status).toBe(200);
  const { english: inEnglish, arabic } = await textsIn(server, shownAt);
  for (const [html, { title, description }] of [
    [inEnglish, english],
    [arabic, ar],
  ] as const) {
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<meta name="description" content="${description}"/>`);
  }
});

function named<Row extends ItemRow | BlockRow>(rows: readonly Row[]) {
  return rows.map((row) => [`${row.route}, ${row.noun}`, row] as const);
}

function placeOf({ route, noun }: ItemRow | BlockRow) {
  const kinds = screenAt(route)?.kinds ?? [];
  const place = pages
    .flatMap(placesOf)
    .find(({ kind, node }) => kinds.includes(kind) && node.messages.noun === noun);
  if (!place) throw new Error(`There is no ${noun} at ${route}`);
  return place;
}

function expectWords(row: ItemRow | BlockRow) {
  const place = placeOf(row);
  const { asks, ...said } = row.says;
  const { noun, ...messages } = place.node.messages;
  expect({ noun, ...sayEach('en', messages) }).toEqual({
    ...said,
    confirmDelete: asks,
    noun: row.noun,
  });
  expect(`/api${place.page.path}`).toBe(row.fetched.from);
  const failed = screenAt(row.route)?.fetchFailed ?? place.page.fetchFailed;
  expect(sayIn('en', failed)).toBe(row.fetched.failed);
  expect(labelsIn(place.node.fields)).toEqual(expect.arrayContaining(Object.keys(row.typed)));
  const pictures = 'pictures' in row ? (row.pictures ?? []) : 'picture' in row ? [row.picture] : [];
  expect(
    imagesIn(place.node.fields).map(({ label, required, input }) => ({
      label: label.en,
      isRequired: required,
      takes: input.pngOnly ? 'PNG only' : input.suggestsPng ? 'PNG first' : undefined,
    })),
  ).toEqual(pictures.map((picture) => ({ isRequired: false, takes: undefined, ...picture })));
  return place;
}

/** The server looks for a missing picture once there is nothing else to say. */
async function expectRefusals(
  row: ItemRow | BlockRow,
  save: (body: object) => ReturnType<Call>,
): Promise<void> {
  const { fields } = placeOf(row).node;
  const typed = typedBody(fields, row.typed);
  const needed = imagesIn(fields).filter(({ required }) => required);
  const missing = needed.map(({ label }) => `${label.en} is required`);
  expect(row.faults).toEqual(expect.arrayContaining(missing));
  const others = row.faults.filter((fault) => !missing.includes(fault));
  expect(faultsOf(await save(blankBody(fields)))).toEqual(others);
  for (const { label } of needed) {
    const body = { ...typed, [keyOf(fields, label.en)]: undefined };
    expect(faultsOf(await save(body))).toEqual([`${label.en} is required`]);
  }
  for (const [label, wrong, fault] of row.wrong ?? []) {
    const body = { ...typed, [keyOf(fields, label)]: Number(wrong) };
    expect(faultsOf(await save(body))).toEqual([fault]);
  }
}

const imagesIn = (fields: Fields) => Object.values(fields).filter(({ type }) => type === 'image');

const faultsOf = ({ status, body }: Awaited<ReturnType<Call>>) =>
  status === 400 ? Object.values(body.fields ?? { none: body.error }) : status;

async function moveToFront(path: string, id: string): Promise<void> {
  const { body } = await call('GET', path.replace(/\/design-process.*/, ''));
  const others = body.designProcess.cards.map(({ _id }: { _id: string }) => _id);
  const order = [id, ...others.filter((other: string) => other !== id)];
  expect((await call('PUT', `${path}/order`, { ids: order })).status).toBe(200);
}

async function expectShown(row: ItemRow | BlockRow, typed: ItemRow['typed'], isShown = true) {
  const { english, arabic } = await textsIn(server, row.shownAt);
  for (const [label, text] of Object.entries(typed)) {
    if (row.unseen?.includes(label) || (!isShown && typeof text === 'string')) continue;
    const [inEnglish, inArabic] = typeof text === 'string' ? [text, text] : text;
    expect([label, english.includes(inEnglish)]).toEqual([label, isShown]);
    expect([label, arabic.includes(inArabic)]).toEqual([label, isShown]);
  }
}
