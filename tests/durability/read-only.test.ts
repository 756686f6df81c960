import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modal } from '../leads/filled-forms.ts';
import { type OwnPostgres, ownPostgres } from '../support/own-postgres.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { signIn } from '../support/sign-in.ts';

const password = 'a password for tests';

let postgres: OwnPostgres;
let admin: Client;
let server: RunningServer;
let token: string;

beforeAll(async () => {
  postgres = await ownPostgres();
  admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  server = await startServer({
    env: { DATABASE_URL: postgres.url, ADMIN_PASSWORD: password, SEED: 'none', LOG_LEVEL: 'warn' },
  });
  token = await signIn(server);
});
afterAll(async () => {
  await server.stop();
  await admin.end();
  await postgres.remove();
});

async function send(method: string, path: string, body?: object) {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

async function setReadOnly(isReadOnly: boolean) {
  await admin.query('set default_transaction_read_only = off');
  await admin.query(`alter system set default_transaction_read_only = ${isReadOnly}`);
  await admin.query('select pg_reload_conf()');
}

const save = () => send('POST', '/api/home/faq', { question: 'Why?', answer: 'Therefore.' });
const ready = async () => {
  const { status, body } = await send('GET', '/api/ready');
  return [status, body.parts.database];
};
const leads = async () =>
  (await send('GET', '/api/admin/leads')).body.leads.map(
    (lead: { fields: { name: string } }) => lead.fields.name,
  );

test('a database that can only be read, as after a failover, costs no lead and says so', async () => {
  await setReadOnly(true);
  await expect.poll(async () => (await save()).status).toBe(503);
  expect((await save()).body.code).toBe('databaseReadOnly');
  expect((await fetch(server.url)).status).toBe(200);
  await expect.poll(ready).toEqual([503, 'read-only']);
  const names = ['one', 'two', 'three'];
  for (const name of names) {
    expect((await send('POST', '/api/contact/submit', { ...modal, name })).status).toBe(200);
  }
  expect(await leads()).toEqual([]);

  await setReadOnly(false);
  await expect.poll(leads).toEqual(names.toReversed());
  expect((await save()).status).toBe(201);
  await expect.poll(ready).toEqual([200, 'ok']);
});
