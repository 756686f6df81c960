import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedPages } from '../journeys/public-pages.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { signIn } from '../support/sign-in.ts';

let server: RunningServer;
let authorization: string;
beforeAll(async () => {
  server = await startServer();
  authorization = `Bearer ${await signIn(server)}`;
});
afterAll(() => server.stop());

async function call(method: string, path: string, body?: object) {
  const reply = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      ...(authorization && { authorization }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, ...(await reply.json()) };
}

const fixed = [...fixedPages, '/nowhere'];

async function textsOf(prefix: string) {
  const texts = fixed.map(async (path) => {
    const reply = await fetch(`${server.url}${prefix}${path}`.replace(/\/$/, ''));
    return { path, status: reply.status, html: await reply.text() };
  });
  return Promise.all(texts);
}

/** People, clients, places and posts that were made up for the demo, and what is built in like it. */
const madeUp =
  /Marsa|Noura|Qamar|Rimal|Sahil|Tamra|Lahore|Mona Al Harthi|studio is in Dubai|Over 150 projects|مرسى|نورة|قمر|رمال|لاهور|مقرّنا في دبي|أكثر من 150 مشروعًا/;

test('what nobody has changed goes at once after a backup, and all of it comes back', async () => {
  const before = await call('GET', '/admin/demo');
  expect(before.records).toBeGreaterThan(200);
  expect(before).toMatchObject({ status: 200, done: [], removed: null });
  const shown = await textsOf('');
  expect(shown.some(({ html }) => madeUp.test(html))).toBe(true);

  const { services } = await call('GET', '/services');
  const [own] = services[0].primaryServices;
  const address = `/services/services/${services[0]._id}/primary-services/${own._id}`;
  await call('PUT', address, { title: own.title, description: 'Our own words.' });

  const removed = await call('POST', '/admin/demo/remove', {});
  expect(removed.status).toBe(200);
  const line = '"security":"demo content removed","account":"admin"';
  await expect.poll(server.output).toContain(line);
  expect(await readdir(join(server.dataDir, 'backups'))).toHaveLength(1);
  const after = await call('GET', '/admin/demo');
  expect(after).toMatchObject({ records: 0, removed: { records: removed.records } });
  const left = (await call('GET', '/services')).services;
  expect(left).toMatchObject([{ _id: services[0]._id, primaryServices: [{ _id: own._id }] }]);

  expect((await call('GET', '/admin/backups')).lastAt).not.toBeNull();
  for (const prefix of ['', '/ar']) {
    for (const { path, status, html } of await textsOf(prefix)) {
      expect(status, path).toBe(path === '/nowhere' ? 404 : 200);
      expect(html.match(madeUp)?.[0], path).toBeUndefined();
      expect(html, path).toMatch(/<h1[\s>]/);
    }
  }

  const back = await call('POST', '/admin/demo/restore', {});
  expect(back).toMatchObject({ status: 200, records: removed.records });
  const again = await textsOf('');
  expect(again.map(({ html }) => madeUp.test(html))).toEqual(
    shown.map(({ html }) => madeUp.test(html)),
  );
  expect((await call('GET', '/admin/demo')).removed).toBeNull();
  expect((await call('POST', '/admin/demo/restore', {})).status).toBe(404);
});
