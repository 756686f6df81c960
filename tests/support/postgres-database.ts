import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** Makes a new database in the run's private cluster, empty or like another, and gives its address. */
export async function freshPostgres(like?: string): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = like ? new URL(like).pathname.slice(1) : 'template1';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  } finally {
    await client.end();
  }
  url.pathname = name;
  return url.href;
}
