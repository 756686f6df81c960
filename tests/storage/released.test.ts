import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { note } from '../proof/table.ts';
import { migratedDatabase } from '../support/migrated-database.ts';
import { startServer } from '../support/server.ts';
import { signIn } from '../support/sign-in.ts';

/**
 * Databases as versions of the program from the base on left them, with saves, a delete, a rename and
 * leads. Each change of the tables is tested by them.
 */
const folder = join(import.meta.dirname, 'released');
const password = 'the first password';
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'wajha-released-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** What each page said when the program of that day served the database. */
const wordsBefore = (file: string): Record<string, string[]> =>
  JSON.parse(
    gunzipSync(readFileSync(join(`${folder}-words`, file.replace('.db', '.json')))).toString(),
  );

/** What visitors read between the header and the footer, however it is set. */
function wordsIn(html: string): string {
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  return closeUp(main.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]+>/g, ''));
}

const closeUp = (text: string) => text.replaceAll(/\s/g, '');

function everything() {
  const database = new DatabaseSync(join(dataDir, 'wajha.db'), { readOnly: true });
  const read = (query: string) => database.prepare(query).all();
  const all = {
    documents: read('select id, kind, parent_id, body, version from document order by id'),
    versions: read('select document_id, version, kind, body from document_version order by 1, 2'),
    leads: read('select id, fields, created_at from lead order by id'),
    accounts: read('select id, username, password_hash from administrator'),
    addresses: read('select * from redirect'),
  };
  database.close();
  return all;
}

/** Each table with its columns, and the indexes, however the statements were set. */
function tablesIn(folder: string) {
  const database = new DatabaseSync(join(folder, 'wajha.db'), { readOnly: true });
  const parts = database
    .prepare(
      "select type, name, sql from sqlite_schema where name not like 'sqlite%' order by name",
    )
    .all();
  const described = parts.map(({ type, name, sql }) =>
    type === 'table'
      ? { name, columns: database.prepare(`pragma table_info("${name}")`).all() }
      : { name, index: String(sql).replaceAll(/\s+/g, ' ').trim() },
  );
  database.close();
  return described;
}

async function tablesOfNew() {
  const folder = mkdtempSync(join(dataDir, 'new-'));
  await migratedDatabase('sqlite', folder);
  return tablesIn(folder);
}

test.each(readdirSync(folder))(
  'the database of %s is brought up to date with all it holds',
  async (file) => {
    writeFileSync(join(dataDir, 'wajha.db'), gunzipSync(readFileSync(join(folder, file))));
    const before = everything();
    const server = await startServer({
      dataDir,
      env: { ADMIN_PASSWORD: password, LOG_LEVEL: 'error' },
    });
    try {
      expect(everything()).toEqual(before);
      expect(tablesIn(dataDir)).toEqual(await tablesOfNew());
      const get = (path: string, headers = {}) =>
        fetch(server.url + path, { headers, redirect: 'manual' });
      for (const [path, words] of Object.entries(wordsBefore(file))) {
        const page = await get(path);
        expect([path, page.status]).toEqual([path, 200]);
        const shown = wordsIn(await page.text());
        const missing = words.filter((text) => !shown.includes(closeUp(text)));
        expect(missing, path).toEqual([]);
      }
      expect((await get('/services/design-&-ux')).headers.get('location')).toBe(
        '/services/design-&-ux-studio',
      );
      const authorization = `Bearer ${await signIn(server)}`;
      const leads = await (await get('/api/admin/leads', { authorization })).json();
      expect(leads.total).toBe(before.leads.length);
      const { faq } = await (await get('/api/home')).json();
      const changed = faq.find(({ question }: { question: string }) =>
        /was changed/.test(question),
      );
      const restored = await fetch(`${server.url}/api/home/faq/${changed._id}/history/1/restore`, {
        method: 'POST',
        headers: { authorization },
      });
      expect(restored.status).toBe(200);
      expect(server.output()).not.toMatch(/"level":50/);
      note('migration', `the database of ${file}`, {
        tried: `${before.documents.length} records, ${before.leads.length} leads`,
        lost: 'nothing',
      });
    } finally {
      await server.stop();
    }
  },
);
