import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { backupName } from '../../src/server/backups/backup-name.ts';
import { startServer } from '../support/server.ts';

const preload = join(import.meta.dirname, '../support/shifted-clock.js');
const day = 86_400_000;

test('a start with the clock 400 days ahead deletes no lead, no version and no backup', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wajha-clock-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const env = { SEED: 'none', LEADS_KEEP_DAYS: '365', BACKUP_EVERY: '24h' };
  const start = async (more = {}) => {
    const server = await startServer({ env: { ...env, ...more }, dataDir });
    onTestFinished(() => server.stop());
    return server;
  };
  const right = await start();
  await expect.poll(right.output).toContain('a backup was made');
  await right.stop();
  const before = fill(dataDir);

  const wrong = await start({ NODE_OPTIONS: `--import ${preload}`, CLOCK_AHEAD_DAYS: '400' });
  await expect.poll(wrong.output).toContain('the clock has jumped');
  await expect.poll(wrong.output).toContain('a backup was made');
  await wrong.stop();
  const kept = lookAt(dataDir);
  expect(kept).toMatchObject({ leads: before.leads, versions: before.versions });
  expect(kept.backups).toEqual(expect.arrayContaining(before.backups));
  expect(kept.backups).toHaveLength(before.backups.length + 1);

  // With the clock right again the backup of the future is no reason to make none.
  const mended = await start();
  await expect.poll(mended.output).toContain('a backup was made');
  await mended.stop();
});

/** A lead and an old version of yesterday, and backups of a week. */
function fill(dataDir: string) {
  const yesterday = new Date(Date.now() - day).toISOString();
  const database = new DatabaseSync(join(dataDir, 'wajha.db'));
  database
    .prepare(
      "insert into lead (id, form, fields, page, language, plan, created_at) values ('a', 'contact-modal', '{}', '/', 'en', '', ?)",
    )
    .run(yesterday);
  database
    .prepare(
      "insert into document_version (document_id, version, kind, position, body, created_at, saved_at, saved_by, replaced_at) values ('a', 1, 'blogs.posts', 0, '{}', ?, ?, '', ?)",
    )
    .run(yesterday, yesterday, yesterday);
  database.close();
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  for (const daysAgo of [1, 2, 3, 4, 5]) {
    const madeAt = Date.now() - daysAgo * day;
    const name = backupName({ madeAt, occasion: undefined, isIncomplete: false });
    writeFileSync(join(folder, name), '');
  }
  return lookAt(dataDir);
}

function lookAt(dataDir: string) {
  const database = new DatabaseSync(join(dataDir, 'wajha.db'));
  const count = (table: string) => database.prepare(`select count(*) as count from ${table}`).get();
  const found = { leads: count('lead'), versions: count('document_version') };
  database.close();
  const backups = readdirSync(join(dataDir, 'backups')).filter((name) => name.endsWith('.gz'));
  return { ...found, backups };
}
