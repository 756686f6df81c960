import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modal } from '../leads/filled-forms.ts';
import { type MailServer, mailServer } from '../leads/mail-server.ts';
import { inProof } from '../support/in-proof.ts';
import { freshPostgres } from '../support/postgres-database.ts';
import { type RunningServer, startServer } from '../support/server.ts';

// When another takes over an e-mail says tests/leads/outbox.test.ts; in the proof one has to. That the
// second waits for the first to fill the database says tests/storage/outage.test.ts.
describeTwoInstances(
  inProof(
    { seed: 'demo', saves: 1000, leads: 50, deaths: 1 },
    { seed: 'none', saves: 8, leads: 4, deaths: 0 },
  ),
);

const password = 'a password for tests';

interface Amounts {
  /** What both fill the empty database with. */
  seed: 'demo' | 'none';
  saves: number;
  leads: number;
  /** Of one of the two, with an e-mail on its way. */
  deaths: 0 | 1;
}

/** Two processes on one database behave as one, however their visitors and editors are spread. */
function describeTwoInstances({ seed, saves, leads, deaths }: Amounts): void {
  let instances: RunningServer[];
  let post: MailServer;
  let token: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    post = await mailServer();
    await post.start();
    env = {
      DATABASE_URL: await freshPostgres(),
      ADMIN_PASSWORD: password,
      SEED: seed,
      LOG_LEVEL: 'error',
      SMTP_URL: post.url,
      MAIL_TO: 'hello@example.com',
      MAIL_FROM: 'website@example.com',
    };
    // At the same moment, on an empty database: it is migrated and filled once.
    instances = await Promise.all([startServer({ env }), startServer({ env })]);
    const { body } = await call(0, 'POST', '/api/admin/login', { username: 'admin', password });
    token = body.token;
  });
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.stop()));
    await post.stop();
  });

  async function call(at: number, method: string, path: string, body?: object) {
    const response = await fetch(`${instances[at % 2]?.url}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && method !== 'GET' && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  }

  /** Pages and reads of both, for as long as the work takes. */
  async function underLoad<T>(work: () => Promise<T>): Promise<T> {
    let isDone = false;
    const failures: unknown[] = [];
    const visit = async (path: string) => {
      for (let at = 0; !isDone; at += 1) {
        const { status } = await call(at, 'GET', path);
        if (status !== 200) failures.push([path, status]);
        await wait(20);
      }
    };
    const visitors = ['/', '/ar/blog', '/api/services', '/contact-us'].map(visit);
    const result = await work().finally(() => {
      isDone = true;
    });
    await Promise.all(visitors);
    expect(failures).toEqual([]);
    return result;
  }

  test(`${saves} saves on either in turn: each is seen on the other within 200 ms, none undoes another`, async () => {
    const { body: made } = await call(0, 'POST', '/api/home/faq', {
      question: 'Count 0',
      answer: 'Yes',
    });
    let { version } = made;
    /** How long after the answer to a save somebody still asked and got what was before it. */
    const stale: number[] = [];
    const untilSeen = async (at: number, question: string) => {
      for (const began = performance.now(); ; ) {
        const asked = performance.now() - began;
        const { faq } = (await call(at, 'GET', '/api/home')).body;
        if (faq.some((each: { question: string }) => each.question === question)) return;
        stale.push(asked);
      }
    };
    await underLoad(async () => {
      for (let count = 1; count <= saves; count += 1) {
        const question = `Count ${count}`;
        const change = { question, answer: 'Yes', version };
        // The other one, with the same version: exactly one of them may win.
        const both = await Promise.all([
          call(count, 'PUT', `/api/home/faq/${made._id}`, change),
          call(count + 1, 'PUT', `/api/home/faq/${made._id}`, change),
        ]);
        expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
        version = both.find(({ status }) => status === 200)?.body.version;
        await Promise.all([untilSeen(0, question), untilSeen(1, question)]);
      }
    });
    expect(version).toBe(made.version + saves);
    expect(Math.max(0, ...stale)).toBeLessThan(200);
  }, 900_000);

  test(`${leads} leads to either: one e-mail for each`, async () => {
    for (let count = 1; count <= leads; count += 1) {
      const sent = await call(count, 'POST', '/api/contact/submit', {
        ...modal,
        name: `Visitor ${count} of many`,
      });
      expect(sent.status).toBe(200);
    }
    const mailed = () => post.arrived.filter(({ text }) => / of many/.test(text)).length;
    await expect.poll(mailed, { timeout: 120_000 }).toBe(leads);
    await wait(1_000);
    expect(mailed()).toBe(leads);
  }, 300_000);

  if (deaths > 0) {
    test('a mail whose process dies is sent by the other within thirty seconds', async () => {
      await post.plan({ rcpt: 'hold' });
      const name = 'Visitor of a process that dies';
      const [, sent] = await Promise.all([
        post.reached('rcpt'),
        call(0, 'POST', '/api/contact/submit', { ...modal, name }),
      ]);
      expect(sent.status).toBe(200);
      instances[0]?.kill();
      await instances[0]?.stop();
      await post.plan({});
      const mailed = () => post.arrived.filter(({ text }) => text.includes(name)).length;
      await expect.poll(mailed, { timeout: 30_000, interval: 250 }).toBeGreaterThan(0);
      instances[0] = await startServer({ env });
    }, 90_000);
  }

  test('who signs out on one is signed out on the other', async () => {
    const { body } = await call(0, 'POST', '/api/admin/login', { username: 'admin', password });
    const asSignedIn = (at: number, method: string, path: string) =>
      fetch(`${instances[at]?.url}${path}`, {
        method,
        headers: { authorization: `Bearer ${body.token}` },
      });
    expect((await asSignedIn(1, 'GET', '/api/admin/profile')).status).toBe(200);
    expect((await asSignedIn(1, 'POST', '/api/admin/logout')).status).toBe(200);
    expect((await asSignedIn(0, 'GET', '/api/admin/profile')).status).toBe(401);
  });

  test('wrong sign-ins and submissions count once for both', async () => {
    const submit = (at: number) => call(at, 'POST', '/api/send-email', { name: '' });
    const sent = [];
    for (let count = 0; count < 62; count += 1) sent.push((await submit(count)).status);
    expect(sent.indexOf(429)).toBeGreaterThan(0);
    expect(sent.slice(0, sent.indexOf(429)).every((status) => status === 400)).toBe(true);
    expect(sent.indexOf(429)).toBeLessThanOrEqual(60);

    const wrong = [];
    for (let count = 0; count < 11; count += 1) {
      const tried = { username: 'admin', password: 'a wrong password' };
      wrong.push((await call(count, 'POST', '/api/admin/login', tried)).status);
    }
    expect(wrong).toEqual([...Array(10).fill(401), 429]);
  });
}
