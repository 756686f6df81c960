import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sayEach, sayIn, sayInEnglish } from '../../src/model/messages/say.ts';
import { pages } from '../../src/model/pages/index.ts';
import type { Fields } from '../../src/model/vocabulary/field.ts';
import { placesOf } from '../../src/model/vocabulary/tree.ts';
import { screenAt } from '../../src/web/admin/screens.ts';
import type { BlockRow } from '../journeys/admin-rows/block-row.ts';
import type { ItemRow } from '../journeys/admin-rows/item-row.ts';
import { blockRows, itemRows } from '../journeys/admin-rows/rows.ts';
import { seoRows } from '../journeys/admin-rows/seo-rows.ts';
import type { Typed } from '../support/admin-form.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { administrator, type Call, type Texts, textsIn } from './real-site.ts';
import { blankBody, keyOf, labelsIn, typedBody } from './typed-body.ts';

/** A kind that two screens edit is stored and shown once. */
const items = oncePerKind(itemRows);
const blocks = oncePerKind(blockRows);

/** What every screen says and the site shows of it, without a browser; journeys walk the shapes. */
let server: RunningServer;
let call: Call;
let ids: Record<string, string>;
/** The pages once everything is added, once it is changed and once it is gone. */
let pagesWith: Record<'added' | 'changed' | 'gone', Map<string, Texts>>;
let statuses: Map<ItemRow | BlockRow, number[]>;

// All of them at once: after each save the server makes its pages anew.
beforeAll(async () => {
  server = await startServer();
  call = await administrator(server);
  const { services } = (await call('GET', '/services')).body;
  ids = { serviceId: services[0]._id, primaryServiceId: services[0].primaryServices[0]._id };
  statuses = new Map([...items, ...blocks].map((row) => [row, []]));
  const send = async (row: ItemRow | BlockRow, ...given: Parameters<Call>) => {
    const { status, body } = await call(...given);
    statuses.get(row)?.push(status);
    return body;
  };
  const made = new Map<ItemRow, string>();
  const at = (row: ItemRow) => `${pathOf(row)}/${made.get(row)}`;
  for (const row of blocks) await send(row, 'PUT', pathOf(row), bodyOf(row, row.typed));
  for (const row of items) {
    made.set(row, (await send(row, 'POST', pathOf(row), bodyOf(row, row.typed)))._id);
  }
  const added = await readPages();
  for (const row of items) {
    if (row.isBeyondShown) await moveToFront(pathOf(row), made.get(row) ?? '');
    await send(row, 'PUT', at(row), bodyOf(row, { ...row.typed, ...row.changed }));
  }
  const changed = await readPages();
  for (const row of items) await send(row, 'DELETE', at(row));
  for (const row of blocks) await send(row, 'DELETE', pathOf(row));
  pagesWith = { added, changed, gone: await readPages() };
});
afterAll(() => server?.stop());

describe.each(named(itemRows))('%s', (_, row) => {
  test('has its words', () => expectWords(row));
});

describe.each(named(items))('%s', (_, row) => {
  test('is refused, added, shown in both languages, changed and gone again', async () => {
    await expectRefusals(row, (body) => call('POST', pathOf(row), body));
    expect(statuses.get(row)).toEqual([201, 200, 200]);
    expectShown(row, row.typed, 'added', !row.isBeyondShown);
    expectShown(row, { ...row.typed, ...row.changed }, 'changed');
    expectShown(row, row.typed, 'gone', false);
    expectShown(row, row.changed, 'gone', false);
  });
});

describe.each(named(blockRows))('%s', (_, row) => {
  test('has its words', () => {
    const { node } = expectWords(row);
    expect('deletable' in node && node.deletable).toBe(!row.isKept);
    const [label = ''] = Object.keys(row.typed);
    expect(row.faults[0]).toBe(`${label} is required`);
  });
});

describe.each(named(blocks))('%s', (_, row) => {
  test('is updated, shown in both languages, and gone where it can be deleted', async () => {
    expect(statuses.get(row)).toEqual([200, row.isKept ? 404 : 200]);
    expectShown(row, row.typed, 'added');
    if (!row.isKept) expectShown(row, row.typed, 'gone', false);
    await expectRefusals(row, (body) => call('PUT', pathOf(row), body));
    expect((await call('POST', `${pathOf(row)}/history/1/restore`)).status).toBe(200);
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

function oncePerKind<Row extends ItemRow | BlockRow>(rows: readonly Row[]): Row[] {
  const firsts = new Map(rows.toReversed().map((row) => [placeOf(row).kind, row]));
  return [...firsts.values()].toReversed();
}

const pathOf = (row: ItemRow | BlockRow) =>
  placeOf(row).path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? 'none');

const bodyOf = (row: ItemRow | BlockRow, typed: Typed) =>
  typedBody(placeOf(row).node.fields, marked(row, typed));

/** The texts of a row are found by its kind: several of a page say the same. */
function marked(row: ItemRow | BlockRow, typed: Typed): Typed {
  const mark = `(${placeOf(row).kind})`;
  return Object.fromEntries(
    Object.entries(typed).map(([label, text]) => [
      label,
      typeof text === 'string' ? text : ([`${text[0]} ${mark}`, `${text[1]} ${mark}`] as const),
    ]),
  );
}

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
  expect({ noun, ...sayEach(sayInEnglish, messages) }).toEqual({
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

async function readPages(): Promise<Map<string, Texts>> {
  const read = new Map<string, Texts>();
  for (const path of new Set([...items, ...blocks].map(({ shownAt }) => shownAt))) {
    read.set(path, await textsIn(server, path));
  }
  return read;
}

function expectShown(
  row: ItemRow | BlockRow,
  typed: ItemRow['typed'],
  when: keyof typeof pagesWith,
  isShown = true,
): void {
  const { english = '', arabic = '' } = pagesWith[when].get(row.shownAt) ?? {};
  for (const [label, text] of Object.entries(marked(row, typed))) {
    if (row.unseen?.includes(label) || (!isShown && typeof text === 'string')) continue;
    const [inEnglish, inArabic] = typeof text === 'string' ? [text, text] : text;
    expect([label, english.includes(inEnglish)]).toEqual([label, isShown]);
    expect([label, arabic.includes(inArabic)]).toEqual([label, isShown]);
  }
}
