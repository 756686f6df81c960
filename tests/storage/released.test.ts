import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { note } from '../proof/table.ts';
import { startServer } from '../support/server.ts';

/** Databases as earlier versions of the program left them, with saves, a delete, a rename and leads. */
const folder = join(import.meta.dirname, 'released');
const password = 'the first password';
const dataDir = mkdtempSync(join(tmpdir(), 'wajha-released-'));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function everything() {
  const database = new DatabaseSync(join(dataDir, 'wajha.db'), { readOnly: true });
  const read = (query: string) => database.prepare(query).all();
  const all = {
    documents: read('select id, kind, parent_id, body, version from document order by id'),
    versions: read('select document_id, version, body from document_version order by 1, 2'),
    leads: read('select id, fields, created_at from lead order by id'),
    accounts: read('select id, username, password_hash from administrator'),
    addresses: read('select * from redirect'),
  };
  database.close();
  return all;
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
      const get = (path: string, headers = {}) =>
        fetch(server.url + path, { headers, redirect: 'manual' });
      const pages = [
        '',
        '/services',
        '/blog',
        '/about-us',
        '/our-work',
        '/contact-us',
        '/localseo',
      ];
      pages.push('/website-leasing', '/services/design-&-ux-studio', '/localseo/riyadh');
      for (const path of pages.flatMap((page) => [page || '/', `/ar${page}`])) {
        expect([path, (await get(path)).status]).toEqual([path, 200]);
      }
      expect((await get('/services/design-&-ux')).headers.get('location')).toBe(
        '/services/design-&-ux-studio',
      );
      const signedIn = await fetch(`${server.url}/api/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'admin', password }),
      });
      const authorization = `Bearer ${(await signedIn.json()).token}`;
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
