import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitInProcess } from '../../src/server/http/limiters.ts';
import { createLeads } from '../../src/server/leads/create-leads.ts';
import { keepLead } from '../../src/server/leads/keep-lead.ts';
import { createShelf } from '../../src/server/leads/shelf.ts';
import type { StoredLead } from '../../src/server/leads/stored-lead.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import { DatabaseAway } from '../../src/server/storage/database-away.ts';
import { openStorage } from '../../src/server/storage/open-storage.ts';
import { createReserve } from '../../src/server/storage/reserve.ts';
import { migratedDatabase } from '../support/migrated-database.ts';
import { sampleStoredLead } from './sample-lead.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wajha-shelf-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const onDisk = () => readdir(join(dataDir, 'leads'));

test('what lies on the shelf outlives the process, and goes once it was taken, the oldest first', async () => {
  const second = sampleStoredLead({ createdAt: '2030-01-02T00:00:02.000Z' });
  const first = sampleStoredLead({ createdAt: '2030-01-02T00:00:01.000Z' });
  for (const lead of [second, first]) expect(await createShelf(dataDir).keep(lead)).toBe(true);

  const shelf = createShelf(dataDir);
  const taken: StoredLead[] = [];
  const failing = shelf.empty(async (lead) => {
    if (taken.length === 1) throw new Error('away again');
    taken.push(lead);
    return true;
  });
  await expect(failing).rejects.toThrow('away again');
  expect(taken).toEqual([first]);
  expect(await onDisk()).toHaveLength(1);
  await shelf.empty(async (lead) => taken.push(lead) > 0);
  expect(taken).toEqual([first, second]);
  expect(await onDisk()).toEqual([]);
});

test('nobody else on the machine can read it', async () => {
  await createShelf(dataDir).keep(sampleStoredLead());
  expect((await stat(join(dataDir, 'leads'))).mode & 0o077).toBe(0);
});

test('a file that makes no sense is left for people and keeps nobody waiting', async () => {
  const shelf = createShelf(dataDir);
  await shelf.keep(sampleStoredLead());
  await writeFile(join(dataDir, 'leads', '0-half.json'), '{"id":');
  const taken: StoredLead[] = [];
  await shelf.empty(async (lead) => taken.push(lead) > 0);
  expect(taken).toHaveLength(1);
  expect(await onDisk()).toEqual(['0-half.json.unreadable']);
});

test('a shelf that is full says so', async () => {
  const shelf = createShelf(dataDir, { most: 2 });
  expect(await shelf.keep(sampleStoredLead())).toBe(true);
  expect(await shelf.keep(sampleStoredLead())).toBe(true);
  expect(await shelf.keep(sampleStoredLead())).toBe(false);
});

test('what the database had no time for is stored once it has, without an outage to end', async () => {
  const storage = await openStorage(readSettings(await migratedDatabase('sqlite', dataDir)), {
    exclusive: true,
  });
  const app = fastify();
  let isBusy = true;
  const busy = new Proxy(storage.db, {
    get(db, key) {
      if (isBusy && key === 'transaction') throw new DatabaseAway();
      return Reflect.get(db, key).bind?.(db);
    },
  });
  const { db, shelf } = await createLeads(app, {
    settings: readSettings({ DATA_DIR: dataDir }),
    storage: { ...storage, db: busy },
    createLimiter: limitInProcess,
    reserve: createReserve(dataDir),
  });
  const lead = sampleStoredLead();
  await keepLead(lead, { db, shelf, mail: false });
  expect(await onDisk()).toHaveLength(1);

  // Not at the first try.
  setTimeout(() => {
    isBusy = false;
  }, 1_500);
  const stored = () => storage.db.selectFrom('lead').select('id').execute();
  await expect.poll(stored, { timeout: 5_000 }).toEqual([{ id: lead.id }]);
  await expect.poll(onDisk).toEqual([]);
  await storage.close();
});
