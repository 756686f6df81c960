import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Engine } from '../support/app.ts';
import { freshPostgres } from '../support/postgres-database.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { signIn } from '../support/sign-in.ts';
import { lead } from './filled-forms.ts';
import { type MailServer, mailServer, type Point } from './mail-server.ts';
import { repeatedHeader } from './received-mail.ts';

let dataDir: string;
let post: MailServer;
let acknowledged: Set<string>;

/** Killed as soon as the visitor is answered, or with the message so far on its way. */
type Death = 'stored' | Point;

/**
 * The real program and a real mail server: the process is killed between store, answer and mail. The
 * machine goes on, so what the process had written stays; a power cut is not tried.
 */
export function describeDeaths(
  points: readonly Death[],
  { deaths, on }: { deaths: number; on: readonly Engine[] },
): void {
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'wajha-kill-'));
    acknowledged = new Set();
    post = await mailServer();
    await post.start();
  });
  afterEach(async () => {
    await post.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('a death at any point on the way to the mail server', async () => {
    for (const point of points) {
      const server = await start();
      await bringTo(point, server);
      await die(server);
      await post.plan({});
    }
    expect(acknowledged.size).toBe(points.length);
    await expectAllMailed(await start());
  }, 120_000);

  describe.each(on)('on %s', (engine) => {
    test('deaths at random moments while visitors keep sending', async () => {
      const more: Record<string, string> =
        engine === 'postgres' ? { DATABASE_URL: await freshPostgres() } : {};
      await post.plan({ mail: 5, end: 5 });
      for (let lives = 0; lives < deaths; lives += 1) {
        const server = await start(more);
        // However slow the machine, one at least is acknowledged.
        if (lives === 0) await submit(server);
        const killed = wait(randomInt(20, 400)).then(() => server.kill());
        while (await submit(server)) await wait(randomInt(60));
        await killed;
        await server.stop();
      }
      expect(acknowledged.size).toBeGreaterThan(0);
      await post.plan({});
      await expectAllMailed(await start(more), engine === 'postgres');
    }, 120_000);
  });

  test('a stop in the middle of a message', async () => {
    const server = await start();
    await post.plan({ end: 'hold' });
    await Promise.all([post.reached('end'), submit(server)]);
    const stopped = Date.now();
    await server.stop();
    expect(server.child.exitCode).toBe(0);
    expect(Date.now() - stopped).toBeLessThan(6_000);
    await post.plan({});
    await expectAllMailed(await start());
    expect(post.arrived).toHaveLength(2);
  }, 60_000);
}

const start = (more: Record<string, string> = {}) =>
  startServer({
    dataDir,
    env: {
      ...{ SEED: 'none', LOG_LEVEL: 'silent', ADMIN_PASSWORD: 'a password for tests' },
      ...{ SMTP_URL: post.url, MAIL_TO: 'hello@example.com', MAIL_FROM: 'web@example.com' },
      ...more,
    },
  });

async function submit({ url }: RunningServer): Promise<boolean> {
  const name = crypto.randomUUID();
  const answer = await fetch(`${url}/api/contact/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...lead, name }),
  }).catch(() => undefined);
  if (answer?.status === 200) acknowledged.add(name);
  return answer !== undefined;
}

async function die(server: RunningServer): Promise<void> {
  server.kill();
  await server.stop();
}

/** Sends a lead that has come as far as that. */
async function bringTo(point: Death, server: RunningServer): Promise<void> {
  if (point === 'stored') {
    await submit(server);
    return;
  }
  if (point !== 'answered') await post.plan({ [point]: 'hold' });
  await Promise.all([post.reached(point), submit(server)]);
}

interface ListedLead {
  fields: { name: string };
  mail: { state: string; possiblyRepeated: boolean };
}

/** Several processes may share PostgreSQL, so what one left there is taken over minutes later. */
async function expectAllMailed(server: RunningServer, mayStaySending = false): Promise<void> {
  const done = mayStaySending ? ['sent', 'sending'] : ['sent'];
  const token = await signIn(server);
  const deadline = Date.now() + 45_000;
  let leads: ListedLead[];
  do {
    await wait(50);
    leads = await listed(server, token);
  } while (leads.some(({ mail }) => !done.includes(mail.state)) && Date.now() < deadline);
  await server.stop();

  const names = new Set(leads.map(({ fields }) => fields.name));
  expect([...acknowledged].filter((name) => !names.has(name))).toEqual([]);
  for (const { fields, mail } of leads) {
    expect(done).toContain(mail.state);
    const mails = post.arrived.filter(({ text }) => text.includes(fields.name));
    if (mail.state === 'sent') expect(mails.length).toBeGreaterThan(0);
    const marks = mails.map(({ headers }) => headers[repeatedHeader]);
    expect(marks.slice(1)).toEqual(marks.slice(1).map(() => 'yes'));
    if (mails.length > 1) expect(mail.possiblyRepeated).toBe(true);
    expect(new Set(mails.map(({ headers }) => headers['message-id'])).size).toBeLessThan(2);
  }
}

async function listed({ url }: RunningServer, token: string): Promise<ListedLead[]> {
  const leads: ListedLead[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${url}/api/admin/leads?limit=100&page=${page}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const list = (await answer.json()) as { leads: ListedLead[] };
    leads.push(...list.leads);
    if (list.leads.length < 100) return leads;
  }
}
