import { expect, test } from 'vitest';
import { lead, modal, section } from '../leads/filled-forms.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { note } from './table.ts';

const spam = 1_000;
const atOnce = 20;

async function send({ url }: RunningServer, path: string, from: string, body: object) {
  const isForm = !path.startsWith('/api');
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      'x-forwarded-for': from,
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
    },
    body: isForm ? new URLSearchParams({ ...body }) : JSON.stringify(body),
  });
  const { status, headers } = answer;
  return { status, text: await answer.text(), retryAfter: headers.get('retry-after') };
}

/** Every form of the site, and one as it comes without JavaScript. */
const forms = [
  { path: '/api/contact/submit', body: modal },
  { path: '/api/contact/submit', body: lead },
  { path: '/api/send-email', body: section },
  { path: '/contact-us', body: { ...modal, form: 'contact-modal' } },
];

test('all forms stay open for others under 1,000 spam-marked leads a minute from one /48', async () => {
  const server = await startServer({ env: { TRUST_PROXY: '127.0.0.1' } });
  try {
    const began = performance.now();
    const refused: Awaited<ReturnType<typeof send>>[] = [];
    let sent = 0;
    const flood = async () => {
      while (sent < spam) {
        const from = `2001:db8:77:${(sent++ % 250).toString(16)}::1`;
        const answer = await send(server, '/api/contact/submit', from, {
          ...modal,
          referral: 'https://spam.example',
        });
        if (answer.status !== 200) refused.push(answer);
      }
    };
    const flooding = Promise.all(Array.from({ length: atOnce }, flood));
    const others: { status: number; milliseconds: number }[] = [];
    for (let person = 1; sent < spam; person += 1) {
      // From elsewhere, and from the very network that floods.
      for (const from of [
        `198.51.100.${person}`,
        `2001:db8:77:${(256 + person).toString(16)}::1`,
      ]) {
        for (const { path, body } of forms) {
          const asked = performance.now();
          const { status } = await send(server, path, from, body);
          others.push({ status, milliseconds: performance.now() - asked });
        }
      }
    }
    await flooding;
    const seconds = (performance.now() - began) / 1000;
    expect(seconds).toBeLessThan(60);
    expect(others.length).toBeGreaterThanOrEqual(8);
    expect(others.filter(({ status }) => status !== 200)).toEqual([]);
    expect(refused).toHaveLength(spam - 600);
    for (const { status, text, retryAfter } of refused) {
      expect(status).toBe(429);
      expect(JSON.parse(text).message).toMatch(/too many messages from your network/);
      expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    const slowest = Math.max(...others.map(({ milliseconds }) => milliseconds));
    note('forms', `${spam} marked leads from one /48 in ${Math.round(seconds)} s`, {
      tried: `${others.length} messages of others`,
      lost: 'none refused',
      seen: `slowest answer ${Math.round(slowest)} ms; ${refused.length} marked ones refused`,
    });
  } finally {
    await server.stop();
  }
}, 120_000);
