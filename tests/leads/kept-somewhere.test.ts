import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepLead, storeShelved } from '../../src/server/leads/keep-lead.ts';
import { createShelf } from '../../src/server/leads/shelf.ts';
import { DatabaseAway } from '../../src/server/storage/database-away.ts';
import { engines, type FreshStorage, freshStorage } from '../account/fresh-storage.ts';
import { modal } from './filled-forms.ts';
import { leadsApp } from './leads-app.ts';
import { sampleStoredLead } from './sample-lead.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wajha-kept-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const onDisk = () => readdir(join(dataDir, 'leads'));

/** A database of which every transaction ends like this. */
const failing = (error: Error) =>
  ({
    transaction: () => ({ execute: () => Promise.reject(error) }),
  }) as unknown as FreshStorage['storage']['db'];

const failures = [
  new DatabaseAway(),
  Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' }),
  Object.assign(new Error('could not extend file'), { code: '53100' }),
  Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 }),
  Object.assign(new Error('database disk image is malformed'), { errcode: 11 }),
  new Error('of no kind that anybody has thought of'),
];

test.each(failures)('a lead is taken whatever the database fails with: %s', async (error) => {
  const shelf = createShelf(dataDir);
  await keepLead(sampleStoredLead(), { db: failing(error), shelf, mail: false });
  expect(await shelf.count()).toEqual({ waiting: 1, refused: 0 });
});

test('a lead is taken when the database says nothing', async () => {
  const silent = {
    transaction: () => ({ execute: () => new Promise(() => {}) }),
  } as unknown as FreshStorage['storage']['db'];
  await keepLead(sampleStoredLead(), { db: silent, shelf: createShelf(dataDir), mail: false });
  expect(await onDisk()).toHaveLength(1);
});

describe.each(engines)('the shelf beside %s', (engine) => {
  let fresh: FreshStorage;
  beforeEach(async () => {
    fresh = await freshStorage(engine);
  });
  afterEach(() => fresh.remove());
  const stored = async () => {
    const rows = await fresh.storage.db.selectFrom('lead').select('id').execute();
    return rows.map(({ id }) => id).sort();
  };

  test('one lead that cannot be stored holds back none of those behind it', async () => {
    const shelf = createShelf(dataDir);
    const { db } = fresh.storage;
    const logged: unknown[] = [];
    await mkdir(join(dataDir, 'leads'));
    const lead = sampleStoredLead();
    const bad = [
      { ...lead, id: 'without-a-form', form: undefined },
      { ...lead, id: 'without-a-date', createdAt: null },
    ];
    for (const each of bad) {
      await writeFile(join(dataDir, 'leads', `0-${each.id}.json`), JSON.stringify(each));
    }
    const good = [1, 2, 3].map(() => sampleStoredLead());
    for (const each of good) await shelf.keep(each);
    const log = { error: (facts: object) => void logged.push(facts) };
    expect(await storeShelved({ db, shelf, mail: false, log })).toBe(3);
    expect(await stored()).toEqual(good.map(({ id }) => id).sort());
    expect((await onDisk()).sort()).toEqual(bad.map(({ id }) => `0-${id}.json.refused`).sort());
    expect(await shelf.count()).toEqual({ waiting: 0, refused: 2 });
    expect(logged).toMatchObject(bad.map(({ id }) => ({ lead: id })).reverse());
  });

  test('a lead that was sent twice under one key while the database was away is stored once', async () => {
    const shelf = createShelf(dataDir);
    const once = { key: 'of-a-form', sent: 'the same' };
    for (const [at, sent] of ['the same', 'the same', 'other words'].entries()) {
      const createdAt = `2030-01-02T00:00:0${at}.000Z`;
      await shelf.keep(sampleStoredLead({ createdAt, once: { ...once, sent } }));
    }
    await storeShelved({ db: fresh.storage.db, shelf, mail: false });
    expect(await stored()).toHaveLength(2);
    expect(await onDisk()).toEqual([]);
  });
});

describe('a lead that can be stored nowhere', () => {
  const db = failing(new Error('disk is full'));
  const shelf = { ...createShelf(''), keep: () => Promise.reject(new Error('disk is full')) };
  const submit = (given: object, body: object = modal) =>
    leadsApp({ db, shelf, telephone: () => '+971 4 555 0100', ...given }).call(
      'POST',
      '/contact/submit',
      body,
    );

  test('is refused with the telephone number of the agency, in the language of the visitor', async () => {
    const english = await submit({});
    expect([english.status, english.body.message]).toEqual([
      503,
      'Your message could not be received. Please call us on +971 4 555 0100.',
    ]);
    const arabic = await submit({}, { ...modal, language: 'ar' });
    expect(arabic.body.message).toContain('+971 4 555 0100');
    expect(arabic.body.message).toContain('تعذّر استلام رسالتك');
    const unknown = await submit({ telephone: () => undefined });
    expect([unknown.status, unknown.body.code]).toEqual([500, 'modalNotSent']);
  });

  test('is handed to the mail server, which then has it, unless it looks like spam', async () => {
    const handed: string[] = [];
    const mailer = {
      wake() {},
      hand: async ({ fields }: { fields: Record<string, string> }) =>
        handed.push(fields.name ?? '') > 0,
    };
    expect((await submit({ mailer })).status).toBe(200);
    expect((await submit({ mailer }, { ...modal, timeTaken: 5 })).status).toBe(503);
    expect(handed).toEqual([modal.name]);
    expect((await submit({ mailer: { ...mailer, hand: async () => false } })).status).toBe(503);
  });
});
