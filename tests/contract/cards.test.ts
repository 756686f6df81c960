import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestApp, type TestApp } from '../support/app.ts';

const path = '/about/strategy';
const card = (heading: string) => ({ heading, text: 'T' });

describe.each(engines)('cards that are sent with their block, on %s', (engine) => {
  let app: TestApp;
  afterAll(() => app.close());

  beforeEach(async () => {
    app ??= await openTestApp(engine);
    await app.admin('PUT', path, { text: 'Main', cards: [card('A'), card('B')] });
  });

  const read = async () => (await app.call('GET', '/about')).body.strategy;
  const headings = async () =>
    (await read()).cards.map((each: { heading: string }) => each.heading);
  const refused = async (body: object) => {
    const before = await read();
    const reply = await app.admin('PUT', path, body);
    expect(reply).toMatchObject({ status: 409, body: { current: before } });
    expect(await read()).toEqual(before);
  };

  test('an old list does not take away what another editor has added', async () => {
    const { cardsVersion, version, cards, text } = await read();
    await app.admin('POST', `${path}/cards`, card('Added'));
    await refused({ text, version, cards });
    await refused({ text, version, cards, cardsVersion });
    await refused({ text, cards });
    const unversioned = cards.map(({ version: _, ...each }: { version: number }) => each);
    await refused({ text, version, cards: unversioned });
    expect(await headings()).toEqual(['A', 'B', 'Added']);
  });

  test('an old list does not undo what another editor has changed, moved or deleted', async () => {
    const first = await read();
    await app.admin('PUT', `${path}/cards/${first.cards[0]._id}`, card('Changed'));
    await refused(first);
    await refused({ ...first, version: undefined, cardsVersion: undefined });

    const second = await read();
    const ids = second.cards.map(({ _id }: { _id: string }) => _id).toReversed();
    await app.admin('PUT', `${path}/cards/order`, { ids });
    await refused(second);

    const third = await read();
    await app.admin('DELETE', `${path}/cards/${third.cards[0]._id}`);
    await refused(third);
    await refused({ ...third, cardsVersion: undefined });
    expect(await headings()).toEqual(['Changed']);
  });

  test('a list that is sent back as it was read may change, move, add and leave out', async () => {
    await app.admin('POST', `${path}/cards`, card('C'));
    const { cards, ...block } = await read();
    const next = [{ ...cards[2], heading: 'C2' }, card('D'), cards[0]];
    const saved = await app.admin('PUT', path, { ...block, cards: next });
    expect(saved.status).toBe(200);
    expect(await headings()).toEqual(['C2', 'D', 'A']);
    const { text, version, cards: now } = saved.body;
    const left = await app.admin('PUT', path, { text, version, cards: now.slice(1) });
    expect(left.status).toBe(200);
    expect(await headings()).toEqual(['D', 'A']);
  });

  test('a list without any version wins, and a text without its cards never meets them', async () => {
    const { version } = await read();
    await app.admin('POST', `${path}/cards`, card('Added'));
    expect((await app.admin('PUT', path, { text: 'Text', version })).status).toBe(200);
    expect((await app.admin('PUT', path, { text: 'Text', cards: [card('X')] })).status).toBe(200);
    expect(await headings()).toEqual(['X']);
  });

  test('a card that is as it was has no new version; one that is changed has one', async () => {
    const { cards, ...block } = await read();
    const changed = { ...cards[1], heading: 'B2' };
    await app.admin('PUT', path, { ...block, cards: [cards[0], changed] });
    const versions = (await read()).cards.map(({ version }: { version: number }) => version);
    expect(versions).toEqual([cards[0].version, cards[1].version + 1]);
    const history = await app.admin('GET', `${path}/cards/${cards[0]._id}/history`);
    expect(history.body).toEqual([]);
  });

  test('a list longer than the agency can mean is refused, sent along or one by one', async () => {
    const many = Array.from({ length: 101 }, (_, at) => card(`${at}`));
    const reply = await app.admin('PUT', path, { text: 'Main', cards: many });
    expect(reply).toMatchObject({ status: 400 });
    expect(reply.body.error).toBe('There can be at most 100 strategy cards');
    expect(await headings()).toEqual(['A', 'B']);
    await app.admin('PUT', path, { text: 'Main', cards: many.slice(1) });
    expect((await app.admin('POST', `${path}/cards`, card('More'))).status).toBe(400);
  });

  test('what is wrong with a card is said with its place', async () => {
    const { body, status } = await app.admin('PUT', path, {
      text: 'Main',
      cards: [card('A'), { heading: '', text: 'T' }],
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ 'cards.1.heading': 'Heading is required' });
    const version = await app.admin('PUT', path, {
      text: 'Main',
      cards: [{ ...card('A'), version: 'x' }],
    });
    expect(version.body.fields).toEqual({ 'cards.0.version': 'version must be a whole number' });
  });
});
