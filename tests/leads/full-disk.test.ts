import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { note } from '../proof/table.ts';
import { startServer } from '../support/server.ts';
import { signIn } from '../support/sign-in.ts';
import { lead, section } from './filled-forms.ts';
import { mailServer } from './mail-server.ts';
import { repeatedHeader } from './received-mail.ts';
import { noSmallDisk, smallDisk } from './small-disk.ts';

test('a full disk is a clear error, reads go on, and room is enough to recover', async (context) => {
  if (noSmallDisk) return context.skip(noSmallDisk);
  const disk = await smallDisk(16);
  const post = await mailServer();
  await post.start();
  const env = {
    ...{ SEED: 'none', LOG_LEVEL: 'error', SMTP_URL: post.url },
    ...{ MAIL_TO: 'hello@example.com', MAIL_FROM: 'web@example.com' },
  };
  const server = await startServer({ dataDir: disk.folder, env });
  const call = async (path: string, body?: object, token = '') => {
    const answer = await fetch(`${server.url}${path}`, {
      headers: { authorization: `Bearer ${token}` },
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, body: isJson ? await answer.json() : await answer.text() };
  };
  const acknowledged: string[] = [];
  const submit = async () => {
    const name = crypto.randomUUID();
    const answer = await call('/api/contact/submit', { ...lead, name });
    if (answer.status === 200) acknowledged.push(name);
    return answer;
  };

  try {
    const token = await signIn(server);
    expect((await submit()).status).toBe(200);
    await post.untilArrived(1);
    // One is on its way while the disk fills up: that it was sent can only be stored later.
    await post.plan({ end: 'wait' });
    const underWay = post.reached('end');
    const taken = post.reached('answered');
    expect((await submit()).status).toBe(200);
    await underWay;
    disk.fill();

    // Neither the database nor the shelf has room, and the mail server does not want it either.
    await post.plan({ end: 'refuse' });
    const text = 'Failed to send message. Please try again.';
    const refused = await submit();
    expect(refused).toMatchObject({ status: 500, body: { error: text, message: text } });
    expect((await call('/api/send-email', section)).status).toBe(500);
    // Whoever looks into the log reads the cause.
    await expect.poll(server.output).toMatch(/disk is full|disk I\/O error/);
    expect(server.output()).not.toContain('cannot rollback');
    for (const path of ['/api/health', '/api/home', '/api/settings', '/']) {
      expect([path, (await call(path)).status]).toEqual([path, 200]);
    }
    await post.plan({});
    await taken;
    // The mail server is the last that can take it.
    expect((await call('/api/send-email', section)).status).toBe(200);
    await post.untilArrived(3);
    await expect.poll(server.output).toContain('the outcome of an e-mail could not be stored');
    const { body } = await call('/api/admin/leads', undefined, token);
    expect(body.leads.map(({ mail }: { mail: { state: string } }) => mail.state)).toEqual([
      'sending',
      'sent',
    ]);

    disk.makeRoom();
    expect((await submit()).status).toBe(200);
    await post.untilArrived(4);
    expect(acknowledged).toHaveLength(3);
    for (const name of acknowledged) {
      expect(post.arrived.filter(({ text: written }) => written.includes(name))).toHaveLength(1);
    }
    for (const { headers } of post.arrived) expect(headers).not.toHaveProperty(repeatedHeader);
  } finally {
    await server.stop();
    await post.stop();
  }
  const database = new DatabaseSync(join(disk.folder, 'wajha.db'));
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(database.prepare('select count(*) as leads from lead').get()).toEqual({ leads: 3 });
  expect(database.prepare('select distinct state from lead_mail').all()).toEqual([
    { state: 'sent' },
  ]);
  database.close();
  note('disk', 'full while leads come in', {
    tried: `${acknowledged.length} leads answered, 2 refused`,
    lost: 'nothing',
    seen: 'refused in words, reads go on, taken again once there is room',
  });
  await disk.remove();
}, 60_000);
