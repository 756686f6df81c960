import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { note } from '../proof/table.ts';
import { startServer } from '../support/server.ts';

/** Databases as earlier versions of the program left them, with saves, a delete, a rename and leads. */
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

/** A group that was renamed had lost its tools, which were found by its address; it has them again. */
const toolsOfDesign = /(?:Thetoolsbehindthework|الأدواتالتينعملبها).*Storybook/;

/** What visitors read between the header and the footer, however it is set. */
function wordsIn(html: string): string {
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  return closeUp(main.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]+>/g, ''));
}

const closeUp = (text: string) => text.replaceAll(/\s/g, '');

/** What the program says otherwise since: how it writes an amount, and two headings that counted. */
const reworded =
  /^(Four plans|Fourteen trades|أربع باقات|أربعة عشر مجالًا)|((AED|SAR) per month|(درهم|ريال) شهريًا)$/;

/** A card no longer shows as much of a text as fits, but its first sentences. */
const isOpened = (text: string, shown: string) =>
  text.length > 150 && shown.includes(closeUp(text.split(/(?<=[.!?؟])\s/, 1)[0] ?? text));

function everything() {
  const database = new DatabaseSync(join(dataDir, 'wajha.db'), { readOnly: true });
  const read = (query: string) => database.prepare(query).all().map(withoutAdded);
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

/** A group has had tools of its own since 0008, and colours since 0009. */
function withoutAdded(row: Record<string, unknown>) {
  if (row.kind !== 'services.services' || !row.body) return row;
  const { tools, colour, ...body } = JSON.parse(String(row.body));
  return { ...row, body: JSON.stringify(body) };
}

function coloursOf(table: string) {
  const database = new DatabaseSync(join(dataDir, 'wajha.db'), { readOnly: true });
  const rows = database.prepare(`select body from ${table} where kind = 'services.services'`).all();
  database.close();
  return rows.map(({ body }) => JSON.parse(String(body)).colour);
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
      const { documents, ...others } = everything();
      expect(documents).toEqual(expect.arrayContaining(before.documents));
      expect({ documents: before.documents, ...others }).toEqual(before);
      expect(coloursOf('document_version')).toEqual(['pair1']);
      const { English: menu } = await (await fetch(`${server.url}/api/services/navbar`)).json();
      expect(Object.values(menu as Record<string, unknown>)).toMatchObject([
        // Renamed before colours belonged to groups, it stood in those of the house.
        { route: '/design-&-ux-studio', colour: 'house' },
        { route: '/web-design-&-development', colour: 'pair2' },
        { route: '/mobile-app-development', colour: 'pair3' },
        { route: '/e-commerce-web-development', colour: 'pair4' },
        { route: '/digital-marketing', colour: 'pair5' },
      ]);
      const get = (path: string, headers = {}) =>
        fetch(server.url + path, { headers, redirect: 'manual' });
      for (const [path, words] of Object.entries(wordsBefore(file))) {
        const page = await get(path);
        expect([path, page.status]).toEqual([path, 200]);
        const shown = wordsIn(await page.text());
        const found = /design-&-ux-studio/.test(path) ? shown.replace(toolsOfDesign, '') : shown;
        const missing = words.filter(
          (text) =>
            !(reworded.test(text) || found.includes(closeUp(text)) || isOpened(text, found)),
        );
        expect(missing, path).toEqual([]);
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
