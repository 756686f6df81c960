import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { storeLead } from '../../src/server/leads/store-lead.ts';
import { openStore } from '../../src/server/pictures/store/open-store.ts';
import { tidyDaily } from '../../src/server/process/tidy.ts';
import { openTestApp } from '../support/app.ts';
import { sampleStoredLead } from './sample-lead.ts';

const day = 24 * 60 * 60_000;
const quiet = { error() {} };

/** Long enough to fill pages of the file that hold nothing else, and too short for that, in turn. */
const messageOf = (mark: string, at: number) => `${mark} `.repeat(at % 2 === 0 ? 400 : 4);

async function openWithLeads(count: number, { createdAt }: { createdAt: string }) {
  const app = await openTestApp('sqlite', { env: { LEADS_KEEP_DAYS: '30' } });
  onTestFinished(() => app.close());
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { fields, ...sample } = sampleStoredLead({ createdAt });
    const lead = { ...sample, fields: { ...fields, message: messageOf(`secret-${at}-mark`, at) } };
    await storeLead(app.storage.db, lead, { mail: true });
    ids.push(lead.id);
  }
  /** Which of the leads can be read in the files of the database. */
  const found = () => {
    const { dataDir } = app.settings;
    const files = readdirSync(dataDir).filter((name) => name.startsWith('wajha.db'));
    const bytes = files.map((name) => readFileSync(join(dataDir, name), 'latin1')).join('');
    return ids.map((_, at) => at).filter((at) => bytes.includes(`secret-${at}-mark`));
  };
  return { app, ids, found };
}

test('a lead that is deleted leaves the files of the embedded database', async () => {
  const { app, ids, found } = await openWithLeads(40, { createdAt: new Date().toISOString() });
  expect(found()).toHaveLength(40);
  const kept = ids.flatMap((_, at) => (at % 7 === 0 ? [at] : []));
  for (const [at, id] of ids.entries()) {
    if (kept.includes(at)) continue;
    expect((await app.admin('DELETE', `/admin/leads/${id}`)).status).toBe(200);
  }
  expect(found()).toEqual(kept);
});

test('a lead that was kept long enough leaves the files of the embedded database', async () => {
  const createdAt = new Date(Date.now() - 31 * day).toISOString();
  const { app, found } = await openWithLeads(20, { createdAt });
  expect(found()).toHaveLength(20);
  const { storage, settings } = app;
  const tidying = tidyDaily(storage, await openStore(settings), settings, quiet);
  onTestFinished(() => tidying.stop());
  await vi.waitFor(() => expect(found()).toEqual([]), 10_000);
});
