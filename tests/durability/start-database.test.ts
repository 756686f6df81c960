import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readSettings } from '../../src/server/process/settings.ts';
import { explainPostgres } from '../../src/server/storage/explain-postgres.ts';
import { migrate } from '../../src/server/storage/migrate.ts';
import { openStorage } from '../../src/server/storage/open-storage.ts';
import { freshPostgres } from '../support/postgres-database.ts';

const name = `start_${randomBytes(6).toString('hex')}`;
let client: pg.Client;
let access: string;

/** Two roles that the cluster does not simply let in; everybody else stays as they are. */
beforeAll(async () => {
  client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(`create role ${name}_password login password 'right'`);
  await client.query(`create role ${name}_tls login`);
  await client.query(`create role ${name}_poor login`);
  access = (await client.query("select pg_read_file('pg_hba.conf') as lines")).rows[0].lines;
  await writeAccess(
    `host all ${name}_password 127.0.0.1/32 scram-sha-256\nhost all ${name}_tls 127.0.0.1/32 reject\n${access}`,
  );
});
afterAll(async () => {
  await writeAccess(access);
  await client.end();
});

async function writeAccess(lines: string): Promise<void> {
  const { rows } = await client.query('show hba_file');
  const text = client.escapeLiteral(lines);
  const file = client.escapeLiteral(rows[0].hba_file);
  await client.query(
    `copy (select unnest(string_to_array(${text}, chr(10)))) to ${file} with (format text)`,
  );
  await client.query('select pg_reload_conf()');
}

const withUser = (url: string, user: string, password = '') => {
  const address = new URL(url);
  address.username = user;
  address.password = password;
  return address.href;
};

async function problemAt(url: string): Promise<string> {
  const opening = openStorage(readSettings({ DATABASE_URL: url }), { exclusive: true });
  return opening.then(
    () => 'none',
    (error: Error) => error.message,
  );
}

test('each way in which a database cannot be opened has a sentence of its own', async () => {
  const url = await freshPostgres();
  const sentences = {
    'refuses the user name or the password': withUser(url, `${name}_password`, 'wrong'),
    'has no role of that name': withUser(url, `${name}_nobody`),
    'does not let this machine in without TLS': withUser(url, `${name}_tls`),
    'does not exist on its server': url.replace(/[^/]+$/, 'no_such_database'),
    'has no TLS': `${url}?sslmode=require`,
    'nobody listens': 'postgres://me:secret@127.0.0.1:1/wajha',
    'no such host is known': 'postgres://me:secret@no-such-host.invalid/wajha',
  };
  // The reload reaches new connections a moment after it was asked for.
  await expect
    .poll(() => problemAt(withUser(url, `${name}_password`, 'wrong')))
    .toMatch(/password/);
  for (const [sentence, address] of Object.entries(sentences)) {
    const problem = await problemAt(address);
    expect(problem).toContain(sentence);
    expect(problem).not.toMatch(/wrong|secret|127\.0\.0\.1/);
    expect(problem.split('\n')).toHaveLength(1);
  }
});

test('a role that may not make tables is told so', async () => {
  const url = await freshPostgres();
  const settings = readSettings({ DATABASE_URL: withUser(url, `${name}_poor`) });
  const storage = await openStorage(settings, { exclusive: true });
  const error = await migrate(storage).then(
    () => undefined,
    (failed: unknown) => failed,
  );
  await storage.close();
  expect(explainPostgres(error)).toMatch(/refuses what the program needs/);
});
