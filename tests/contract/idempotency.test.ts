import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeOutAnswers } from '../../src/server/backups/embedded-copy.ts';
import { forgetAnswers } from '../../src/server/idempotency/first-answer.ts';
import { modal } from '../leads/filled-forms.ts';
import { engines, openTestApp, type TestApp } from '../support/app.ts';

const question = { question: 'How long does it take?', answer: 'A month.' };

describe.each(engines)('a request with a key on %s', (engine) => {
  let app: TestApp;
  let count = 0;
  let headers: { 'idempotency-key': string };
  beforeAll(async () => {
    app = await openTestApp(engine);
  });
  afterAll(() => app.close());

  const newKey = () => {
    count += 1;
    headers = { 'idempotency-key': `key_${count}-of-a-form` };
  };
  const add = (body: unknown, path = '/home/faq') =>
    app.call('POST', path, { body, headers, token: app.token });
  const submit = (body: object) => app.call('POST', '/contact/submit', { body, headers });
  const stored = async (kind: string) => {
    const rows = app.storage.db.selectFrom('document').select('id').where('kind', '=', kind);
    return (await rows.execute()).map(({ id }) => id);
  };
  const leads = () => app.storage.db.selectFrom('lead').select('fields').execute();

  test('makes one record, however often it is sent, and is answered the same each time', async () => {
    newKey();
    const first = await add(question);
    expect(first.status).toBe(201);
    await app.admin('PUT', `/home/faq/${first.body._id}`, { ...question, answer: 'A year.' });
    const again = await add(question);
    expect([again.status, again.body]).toEqual([201, first.body]);
    const same = await Promise.all([add(question), add(question)]);
    expect(same.map(({ body }) => body)).toEqual([first.body, first.body]);
    expect(await stored('home.faq')).toEqual([first.body._id]);
  });

  test('makes one record when it comes twice at once', async () => {
    newKey();
    const before = await stored('home.faq');
    const [one, other] = await Promise.all([add(question), add(question)]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.body._id).toBe(other.body._id);
    expect(await stored('home.faq')).toHaveLength(before.length + 1);
  });

  test('is refused with other content, and with a key that is none', async () => {
    newKey();
    await add(question);
    const other = await add({ ...question, answer: 'Two months.' });
    expect([other.status, other.body.code]).toEqual([422, 'idempotencyKeyReused']);
    for (const wrong of ['', 'x'.repeat(65), 'a b', 'مفتاح'.normalize(), '%41']) {
      headers = { 'idempotency-key': Buffer.from(wrong).toString('latin1') };
      const refused = [await add(question), await submit(modal)];
      expect(refused.map(({ status }) => status)).toEqual([400, 400]);
    }
  });

  test('belongs to its call alone', async () => {
    newKey();
    const faq = await add(question);
    const message = await add(question, '/leasing/questions');
    expect([faq.status, message.status]).toEqual([201, 201]);
    expect(message.body._id).not.toBe(faq.body._id);
  });

  test('that was refused makes what it asks for once it can', async () => {
    newKey();
    expect((await add({ question: '' })).status).toBe(400);
    expect((await add(question)).status).toBe(201);
  });

  test('is the same with its picture in a form', async () => {
    newKey();
    const post = async () => {
      const form = new FormData();
      form.set('question', question.question);
      form.set('answer', question.answer);
      return add(form);
    };
    const [first, again] = [await post(), await post()];
    expect([first.status, again.body]).toEqual([201, first.body]);
  });

  test('keeps one lead, whatever time it took to send it', async () => {
    newKey();
    const before = (await leads()).length;
    const first = await submit({ ...modal, timeTaken: 9_000 });
    const again = await submit({ ...modal, timeTaken: 12_000 });
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect(await leads()).toHaveLength(before + 1);
    const twice = await Promise.all([1, 2].map(() => submit({ ...modal, phone: '0501234567' })));
    expect(twice.map(({ status }) => status)).toEqual([422, 422]);
    newKey();
    await Promise.all([submit(modal), submit(modal)]);
    expect(await leads()).toHaveLength(before + 2);
  });

  test('is forgotten after a day', async () => {
    newKey();
    const first = await add(question);
    const { db } = app.storage;
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await db.updateTable('idempotency_key').set({ created_at: yesterday }).execute();
    const later = await add(question);
    expect(later.body._id).not.toBe(first.body._id);
    await db.updateTable('idempotency_key').set({ created_at: yesterday }).execute();
    await forgetAnswers(db);
    expect(await db.selectFrom('idempotency_key').selectAll().execute()).toEqual([]);
  });
});

test('a backup keeps no answers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wajha-answers-'));
  const app = await openTestApp('sqlite');
  const headers = { 'idempotency-key': 'one' };
  await app.call('POST', '/home/faq', { body: question, headers, token: app.token });
  await app.storage.copyTo(folder);
  takeOutAnswers(join(folder, 'wajha.db'));
  const copy = new DatabaseSync(join(folder, 'wajha.db'));
  expect(copy.prepare('select * from idempotency_key').all()).toEqual([]);
  copy.close();
  await app.close();
  rmSync(folder, { recursive: true });
});

test('the description names the header where a call takes it', async () => {
  const app = await openTestApp('sqlite');
  const { paths, components } = (await app.call('GET', '/openapi.json')).body;
  // What several calls take is described once.
  const nameOf = ({ name, $ref = '' }: { name?: string; $ref?: string }) =>
    name ?? components.parameters[$ref.split('/').at(-1) ?? ''].name;
  const takes = (path: string, method: string) =>
    paths[path][method].parameters.map(nameOf).includes('Idempotency-Key');
  expect(takes('/home/faq', 'post')).toBe(true);
  expect(takes('/contact/submit', 'post')).toBe(true);
  expect(takes('/send-email', 'post')).toBe(true);
  expect(takes('/home/faq/{faqId}', 'put')).toBe(false);
  await app.close();
});
