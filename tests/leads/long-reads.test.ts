import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadsAsCsv } from '../../src/server/leads/leads-as-csv.ts';
import { listLeads } from '../../src/server/leads/read-leads.ts';
import { type FreshStorage, freshStorage } from '../account/fresh-storage.ts';
import { modal } from './filled-forms.ts';
import { sampleLead } from './sample-lead.ts';

const leads = 120;

let fresh: FreshStorage;
beforeAll(async () => {
  fresh = await freshStorage('SQLite');
  const { planAr: _, choices: __, ...sample } = sampleLead();
  const rows = Array.from({ length: leads }, (_, at) => ({
    ...sample,
    id: crypto.randomUUID(),
    fields: JSON.stringify({ ...modal, message: `x${'\t\n'.repeat(4_999)}x` }),
    created_at: new Date(at).toISOString(),
  }));
  await fresh.storage.db.insertInto('lead').values(rows).execute();
});
afterAll(() => fresh.remove());

/** How often the event loop came round, for other requests to be taken in. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work().finally(() => {
    isOver = true;
  });
  return turns;
}

test('a search in the leads lets others through', async () => {
  const wanted = { search: 'nowhere', sort: '-createdAt', page: 1, limit: 20 } as const;
  expect(
    await turnsDuring(() => listLeads(fresh.storage.db, { ...wanted, flagged: undefined })),
  ).toBeGreaterThanOrEqual(leads / 50);
});

test('a message full of tabs holds up neither the export of the leads nor anybody else', async () => {
  const began = performance.now();
  const wanted = { search: '', sort: '-createdAt', flagged: undefined } as const;
  const { body } = leadsAsCsv(fresh.storage.db, wanted);
  let length = 0;
  const read = async () => {
    for await (const part of body ?? []) length += part.length;
  };
  expect(await turnsDuring(read)).toBeGreaterThanOrEqual(leads / 50);
  expect(length).toBeGreaterThan(leads * 10_000);
  // A tenth of a second for each lead, where each tab has all the rest read.
  expect(performance.now() - began).toBeLessThan(leads * 20);
});
