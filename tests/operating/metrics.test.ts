import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { freshPostgres } from '../support/postgres-database.ts';
import { startServer } from '../support/server.ts';

async function watched(env: Record<string, string> = {}) {
  const port = await freePort();
  const server = await startServer({ env: { SEED: 'none', ...env, METRICS_PORT: `${port}` } });
  onTestFinished(() => server.stop());
  const address = `http://127.0.0.1:${port}/metrics`;
  const text = async () => {
    // What is told is kept for a second.
    let answer: string;
    const before = await (await fetch(address)).text();
    do answer = await (await fetch(address)).text();
    while (answer === before);
    return answer;
  };
  return { server, address, text };
}

/** The value of each series, by its name and labels as they are written. */
function valuesOf(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  for (const line of lines) expect(line).toMatch(/^[a-z_]+(\{[^{}]*\})? [\d.e+-]+$/);
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

test('every request is counted once, those from memory included', async () => {
  const { server, text } = await watched();
  for (let count = 0; count < 20; count += 1) await fetch(server.url);
  await fetch(`${server.url}/api/nothing`);
  await fetch(`${server.url}/api/contact/submit`, { method: 'POST' });
  const values = valuesOf(await text());
  const requests = (labels: string) => values.get(`wajha_request_seconds_count{${labels}}`);
  expect(requests('method="read",kind="page",status="2xx",from="memory"')).toBe(19);
  expect(requests('method="read",kind="page",status="2xx",from="program"')).toBe(1);
  expect(requests('method="read",kind="api",status="4xx",from="program"')).toBe(1);
  expect(requests('method="write",kind="api",status="4xx",from="program"')).toBe(1);
  const memory = 'method="read",kind="page",status="2xx",from="memory"';
  const bucket = (le: string) => values.get(`wajha_request_seconds_bucket{${memory},le="${le}"}`);
  expect(bucket('+Inf')).toBe(19);
  expect(bucket('30')).toBe(19);
  expect(bucket('0.0001') ?? 0).toBeLessThanOrEqual(bucket('0.005') ?? 0);
  expect(values.get('wajha_answers_total{from="memory"}')).toBe(19);
  expect(values.get('wajha_answers_kept')).toBeGreaterThan(0);
  expect(values.get('wajha_answers_kept_bytes')).toBeGreaterThan(10_000);
});

test('the process, its queues, its mail and its parts are told, on a port of its own', async () => {
  const { server, address, text } = await watched({ BACKUP_EVERY: '24h' });
  await expect.poll(server.output).toContain('a backup was made');
  const values = valuesOf(await text());
  for (const name of [
    'wajha_ready',
    'wajha_part_ok{part="database"}',
    'wajha_part_ok{part="disk"}',
    'wajha_disk_free_bytes',
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_memory_bytes{of="heap_used"}',
  ]) {
    expect([name, values.get(name)]).toEqual([name, expect.any(Number)]);
    expect(values.get(name)).toBeGreaterThan(0);
  }
  for (const name of [
    'wajha_mails{state="waiting"}',
    'wajha_mails{state="given up"}',
    'wajha_backup_age_seconds',
    'wajha_backup_failed',
    'wajha_clock_doubted',
    'wajha_queue_length{queue="compression"}',
    'nodejs_eventloop_delay_seconds{quantile="0.99"}',
  ]) {
    expect([name, values.get(name)]).toEqual([name, expect.any(Number)]);
  }
  expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});

test('connections to PostgreSQL are told', async () => {
  const { text } = await watched({ DATABASE_URL: await freshPostgres() });
  const values = valuesOf(await text());
  const told = [...values].filter(([name]) => name.startsWith('wajha_database_connections{'));
  expect(told.length).toBeGreaterThan(0);
});
