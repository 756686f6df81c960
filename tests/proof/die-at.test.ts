import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lead } from '../leads/filled-forms.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { signIn } from '../support/sign-in.ts';
import { note } from './table.ts';

const password = 'a password for tests';
const points = ['write', 'rename', 'insert', 'commit', 'answer'];

let dataDir: string;
let picture: Buffer;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'wajha-die-'));
  const drawn = { width: 40, height: 30, channels: 3, background: '#c63418' } as const;
  picture = await sharp({ create: drawn }).png().toBuffer();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (dieAt = '') =>
  startServer({
    dataDir,
    env: {
      ...{ SEED: 'none', LOG_LEVEL: 'silent', ADMIN_PASSWORD: password },
      ...(dieAt && {
        DIE_AT: dieAt,
        NODE_OPTIONS: `--import ${join(import.meta.dirname, 'die-at.ts')}`,
      }),
    },
  });

/** What was answered, and what of it. */
interface Story {
  works: string[];
  leads: string[];
}

/** Signs in, saves a record with a picture, changes and orders what is there, sends a lead. */
async function live({ url }: RunningServer, told: Story): Promise<void> {
  const send = (path: string, body: object | FormData, more: object = {}) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: {
        ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...more,
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
  const token = await signIn({ url, password });
  const form = new FormData();
  const name = `Work ${crypto.randomUUID()}`;
  form.set('name', name);
  form.set('description', 'D');
  form.set('image', new Blob([new Uint8Array(picture)]), 'a.png');
  const made = await send('/home/portfolio', form, { authorization: `Bearer ${token}` });
  if (made.status === 201) told.works.push(name);
  const who = crypto.randomUUID();
  if ((await send('/contact/submit', { ...lead, name: who })).status === 200) told.leads.push(who);
}

/** Everything that was answered is there, and whatever is there is whole. */
async function expectWhole(told: Story): Promise<void> {
  const database = new DatabaseSync(join(dataDir, 'wajha.db'));
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(database.prepare('pragma foreign_key_check').all()).toEqual([]);
  const leads = database.prepare('select fields from lead').all();
  const names = leads.map(({ fields }) => JSON.parse(String(fields)).name);
  database.close();
  expect(names).toEqual(expect.arrayContaining(told.leads));

  const server = await start();
  const { portfolio } = await (await fetch(`${server.url}/api/home`)).json();
  const works = portfolio.map((work: { name: string }) => work.name);
  expect(works).toEqual(expect.arrayContaining(told.works));
  for (const { image } of portfolio) {
    const shown = await fetch(server.url + image);
    expect(shown.status).toBe(200);
    expect((await sharp(await shown.arrayBuffer()).metadata()).width).toBe(40);
  }
  for (const file of readdirSync(join(dataDir, 'uploads'))) {
    if (!file.endsWith('.png') || file.startsWith('.')) continue;
    await sharp(readFileSync(join(dataDir, 'uploads', file))).stats();
  }
  await server.stop();
}

test.each(points.flatMap((point) => [`before ${point}`, `after ${point}`]))(
  'killed %s, each time it comes to it: what was answered is there, and all is whole',
  async (point) => {
    const told: Story = { works: [], leads: [] };
    let deaths = 0;
    for (let number = 1; ; number += 1) {
      const server = await start(`${point} ${number}`);
      const isAlive = await live(server, told).then(
        () => server.child.exitCode === null && server.child.signalCode === null,
        () => false,
      );
      await server.stop();
      await expectWhole(told);
      if (isAlive) break;
      deaths += 1;
    }
    expect(deaths).toBeGreaterThan(0);
    note('kill -9', point, {
      tried: `${deaths} deaths`,
      lost: 'nothing',
      seen: `${told.works.length} records and ${told.leads.length} leads were answered`,
    });
  },
  300_000,
);
