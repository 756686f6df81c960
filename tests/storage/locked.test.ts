import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DatabaseTrouble } from '../../src/server/storage/database-trouble.ts';
import { createTurns } from '../../src/server/storage/turns.ts';
import { modal } from '../leads/filled-forms.ts';
import { openTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let other: DatabaseSync;
beforeEach(async () => {
  app = await openTestApp('sqlite');
  other = new DatabaseSync(join(app.settings.dataDir, 'wajha.db'));
});
afterEach(async () => {
  other.close();
  await app.close();
});

const question = { question: 'Why?', answer: 'Therefore.' };
const save = () => app.admin('POST', '/home/faq', question);
const leads = () => app.storage.db.selectFrom('lead').select('id').execute();

async function timed<T>(work: Promise<T>) {
  const began = performance.now();
  const result = await work;
  return { result, took: performance.now() - began };
}

test('while another program holds the database everybody else is answered and leads are taken', async () => {
  other.exec('begin immediate');
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const sent = Array.from({ length: 5 }, (_, at) =>
    app.call('POST', '/contact/submit', { body: { ...modal, name: `Visitor ${at}` } }),
  );
  const saving = timed(save());
  const health = await timed(app.call('GET', '/health'));
  const read = await timed(app.call('GET', '/contact'));
  const listed = await timed(app.admin('GET', '/admin/leads'));
  for (const { took } of [health, read, listed]) expect(took).toBeLessThan(1_000);
  expect([health, read, listed].map(({ result }) => result.status)).toEqual([200, 200, 200]);
  const answers = await timed(Promise.all(sent));
  expect(answers.result.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(answers.took).toBeLessThan(4_000);

  const refused = await saving;
  expect([refused.result.status, refused.result.body.code]).toEqual([503, 'databaseBusy']);
  expect(refused.took).toBeGreaterThan(4_000);
  delay.disable();
  // It never slept: five seconds of waiting were nobody else's.
  expect(delay.max / 1e6).toBeLessThan(1_000);

  other.exec('commit');
  expect((await save()).status).toBe(201);
});

test('ready says that the database is locked, and that it is no more', async () => {
  const ready = async () => (await app.call('GET', '/ready')).body.parts.database;
  other.exec('begin immediate');
  await expect.poll(ready).toBe('locked');
  other.exec('commit');
  await expect.poll(ready).toBe('ok');
});

test('a save that another program keeps waiting for a moment is made', async () => {
  other.exec('begin immediate');
  const saving = save();
  await sleep(300);
  other.exec('commit');
  expect((await saving).status).toBe(201);
});

test('a record can be read while another is being saved', async () => {
  const transaction = await app.storage.db.startTransaction().execute();
  await transaction.updateTable('content_revision').set({ revision: 99 }).execute();
  const { revision } = await app.storage.db
    .selectFrom('content_revision')
    .select('revision')
    .executeTakeFirstOrThrow();
  expect(revision).not.toBe(99);
  await transaction.rollback().execute();
  expect((await save()).status).toBe(201);
  expect(await leads()).toEqual([]);
});

test('who has waited too long for a turn is turned away and takes no place', async () => {
  const turns = createTurns();
  const first = await turns.take(Number.POSITIVE_INFINITY);
  await expect(turns.take(20)).rejects.toBeInstanceOf(DatabaseTrouble);
  const order: string[] = [];
  const second = turns.take(1_000).then((giveBack) => {
    order.push('second');
    return giveBack;
  });
  const third = turns.take(1_000).then(() => order.push('third'));
  first();
  first();
  const giveBack = await second;
  expect([order, turns.waiting()]).toEqual([['second'], 1]);
  giveBack();
  await third;
  expect(order).toEqual(['second', 'third']);
});
